// Reads one row of the MEF table of the municipal surcharge, strictly: what is not surely understood gives a reason,
// never a figure. Amounts are in cents, rates in thousandths of a percentage point.

/** Legal brackets of a tax year, as upper limits in euro: the municipal surcharge may use no others. */
const griglie = (anno) => {
  if (anno <= 2021) return ['15000,28000,55000,75000'];
  return anno <= 2023 ? ['15000,28000,50000'] : ['15000,28000,50000', '28000,50000'];
};

/** Misspellings met in the published tables, each read one by one. */
const REFUSI = {
  rddito: 'reddito',
  reddiito: 'reddito',
  redditoda: 'reddito da',
  fno: 'fino',
  fini: 'fino',
  olre: 'oltre',
  scagione: 'scaglione',
};
const PAROLE_FASCIA = new Set(
  'a ad ai al agli allo i di e da dal fino sino oltre superiore superiori euro scaglione scaglioni reddito redditi irpef imponibile imponibili complessivo possessori'.split(
    ' ',
  ),
);
const PAROLE_ESENZIONE = new Set(
  'esenzione per i il gli tutti contribuenti soggetti titolari di che abbiano hanno con un reddito redditi imponibile imponibili complessivo complessivi annuo annui determinato determinati ai fini irpef fino sino a ad non superiore superiori inferiore inferiori pari o uguale uguali euro'.split(
    ' ',
  ),
);

const normalize = (testo) =>
  testo
    .toLowerCase()
    .replace(/€|\beur\b/g, ' euro ')
    .replace(/<\s*o\s*=/g, ' pari o inferiori ')
    .replace(/\s+/g, ' ')
    .trim();

/** «28.000,00», «28000», «28.000.00»: cents. Undefined when it could be read in two ways. */
export function readImporto(testo) {
  const forme = [/^(\d+)$/, /^(\d+)[.,](\d{1,2})$/, /^(\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/];
  const zeri = testo.replace(/,000$/, '');
  for (const forma of forme) {
    const letto = forma.exec(zeri);
    if (letto) return Number(letto[1].replaceAll('.', '')) * 100 + Number((letto[2] ?? '0').padEnd(2, '0'));
  }
  return undefined;
}

/** «,8», «0,8», «1»: thousandths of a percentage point. */
function readAliquota(testo) {
  return /^(?=.)\d*(,\d{1,3})?$/.test(testo)
    ? Math.round(Number(`0${testo.replace(',', '.')}`) * 1_000)
    : undefined;
}

/** Words and amounts of a text; undefined when a word is not one of those known. */
function readParole(testo, note) {
  const corretto = testo.replace(/[a-z]+/g, (parola) =>
    note.has(parola) ? parola : (REFUSI[parola] ?? parola),
  );
  const importi = (corretto.match(/\d[\d.,]*\d|\d/g) ?? []).map(readImporto);
  const parole = corretto.replace(/\d[\d.,]*\d|\d/g, ' ').split(/[\s.,;–-]+/);
  const isNota = parole.every((parola) => parola === '' || note.has(parola));
  return isNota && !importi.includes(undefined) ? { importi, parole: new Set(parole) } : undefined;
}

/** A bracket as [from, to], both in cents. */
function readFascia(testo) {
  const letto = readParole(testo.replace(/^applicabile /, ''), PAROLE_FASCIA);
  if (!letto) return undefined;
  const { importi, parole } = letto;
  const isFino = parole.has('fino') || parole.has('sino');
  const isOltre = ['oltre', 'superiore', 'superiori'].some((parola) => parole.has(parola));
  if (importi.length === 2) return importi;
  if (importi.length !== 1 || (isFino && isOltre)) return undefined;
  if (isFino) return [0, importi[0]];
  return isOltre || parole.has('da') || parole.has('dal')
    ? [importi[0], Number.POSITIVE_INFINITY]
    : undefined;
}

/** The exemption of everybody up to a taxable income, in cents; `ufficiale` is the amount of the column of its own. */
function readEsenzione(testo, ufficiale) {
  const letto = readParole(testo, PAROLE_ESENZIONE);
  if (letto?.importi.length !== 1) return undefined;
  const { parole } = letto;
  const ha = (...cercate) => cercate.some((parola) => parole.has(parola));
  const isMinore = ha('inferiore', 'inferiori') && !ha('pari', 'uguale', 'uguali');
  if (
    !isMinore &&
    !ha('fino', 'sino', 'pari', 'uguale', 'uguali') &&
    !(ha('non') && ha('superiore', 'superiori'))
  ) {
    return undefined;
  }
  const soglia = letto.importi[0] - (isMinore ? 1 : 0);
  return ha('imponibile', 'imponibili') || soglia === ufficiale ? soglia : undefined;
}

const listBande = (riga) =>
  Array.from({ length: 12 }, (_, i) => (i === 0 ? '' : `_${i + 1}`))
    .map((coda) => ({
      aliquota: riga[`ALIQUOTA${coda}`] ?? '',
      testo: normalize(riga[`FASCIA${coda}`] ?? ''),
    }))
    .filter(({ aliquota, testo }) => aliquota !== '' || testo !== '');

/** Brackets that follow one another on one of the legal grids; rates that never fall. */
function joinScaglioni(fasce, anno) {
  const ordinate = [...fasce].sort((a, b) => a.da - b.da);
  const continua = ordinate.every(({ da }, i) =>
    [0, 1, 100].includes(da - (i === 0 ? 0 : ordinate[i - 1].a)),
  );
  const limiti = ordinate.slice(0, -1).map(({ a }) => a / 100);
  if (!continua || ordinate.at(-1).a !== Number.POSITIVE_INFINITY) return undefined;
  if (!griglie(anno).includes(limiti.join(','))) return undefined;
  const scaglioni = ordinate.map(({ aliquota }, i) => [i === 0 ? 0 : limiti[i - 1], aliquota]);
  if (scaglioni.some(([, aliquota], i) => i > 0 && aliquota < scaglioni[i - 1][1])) return undefined;
  return scaglioni.filter(([, aliquota], i) => i === 0 || aliquota !== scaglioni[i - 1][1]);
}

const manca = (motivo) => ({ esito: 'a mano', motivo });

/**
 * What a comune applies: `{ esito: 'letta', esenzione, scaglioni }`, `{ esito: 'non istituita' }` when no act is
 * published (0*), or `{ esito: 'a mano', motivo }`.
 */
export function readRiga(riga, anno) {
  if (riga.ALIQUOTA === '0*') return { esito: 'non istituita' };
  if (/INAPPLICABIL|RILIEVO DA|OSSERVAZIONE/.test(riga.NOTE)) return manca('atto inapplicabile o contestato');
  const ufficiale = readImporto(riga.IMPORTO_ESENTE) ?? 0;
  const esenzioni = new Set(ufficiale > 0 ? [ufficiale] : []);
  const bande = listBande(riga);
  const fasce = [];
  for (const { aliquota: testoAliquota, testo } of bande) {
    const aliquota = readAliquota(testoAliquota);
    if (aliquota === undefined) return manca('aliquota non leggibile');
    if (testo.startsWith('esenzione')) {
      const esenzione = readEsenzione(testo, ufficiale);
      if (esenzione === undefined || aliquota !== 0) return manca('esenzione riservata o non leggibile');
      esenzioni.add(esenzione);
      continue;
    }
    const isUnica = testo === 'aliquota unica' || (testo === '' && bande.length === 1);
    const fascia = isUnica ? [0, Number.POSITIVE_INFINITY] : readFascia(testo);
    if (!fascia) return manca('fascia non leggibile');
    fasce.push({ da: fascia[0], a: fascia[1], aliquota });
  }
  if (esenzioni.size > 1) return manca('esenzioni diverse');
  if (fasce.length === 0) return manca('nessuna aliquota');
  const [unica] = fasce;
  const isIntera = fasce.length === 1 && unica.da === 0 && unica.a === Number.POSITIVE_INFINITY;
  const scaglioni = isIntera ? [[0, unica.aliquota]] : joinScaglioni(fasce, anno);
  return scaglioni
    ? { esito: 'letta', esenzione: [...esenzioni][0] ?? 0, scaglioni }
    : manca('scaglioni incoerenti');
}
