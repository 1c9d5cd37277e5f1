import { testiCollegamenti as t } from '@quadra/contract';
import { loadBilancio, type Modello } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import { computeCaselle, type RigaBilancio, sumRighe } from '../../bilancio/bilancio.rules.ts';
import { loadVersi } from '../../bilancio/bilancio.service.ts';
import {
  checkSomme,
  countSomme,
  listFuoriSchema,
  parteOf,
  sumStatoPatrimoniale,
} from '../../bilancio/xbrl.rules.ts';
import { type BilancioTrovato, findBilancioDi, sumAttiveLipe } from '../collegamento.queries.ts';
import type { Destinataria, Fonte, FonteLetta, SommaFonte, VoceFonte, VoceIgnota } from '../fonte.ts';

const DELL_IRAP = ['IC', 'IP', 'IE', 'IK', 'IQ'] as const;
const DEI_REDDITI = ['RF', 'RG'] as const;
/** Where the accounts go in the IRAP of who has them in another form, when none of its quadri is open yet. */
const PER_TIPO: Readonly<Record<string, string>> = {
  'Società di capitali': 'IC',
  'Società di persone': 'IP',
  Enti: 'IE',
};
const RICAVI = 'ValoreProduzioneRicaviVenditePrestazioni';

/** An item, with what its two sides hold in cents. */
interface Voce {
  readonly conto: string;
  readonly voce: string;
  readonly dare: number;
  readonly avere: number;
}
function groupVoci(righe: readonly RigaBilancio[]): Voce[] {
  const voci = new Map<string, Voce>();
  for (const { conto, voce, dare, avere } of righe) {
    const gia = voci.get(voce) ?? { conto, voce, dare: 0, avere: 0 };
    voci.set(voce, { ...gia, dare: gia.dare + dare, avere: gia.avere + avere });
  }
  return [...voci.values()];
}
const nettoOf = ({ dare, avere }: Voce): number => toEuro(Math.abs(avere - dare));

/** The quadri that the accounts fill in this declaration. */
function listQuadri({ modello, dichiarazione }: Destinataria, tipo: string): readonly string[] {
  const gestiti = new Set(
    modello.quadri.filter(({ copertura }) => copertura !== 'non gestito').map(({ codice }) => codice),
  );
  if (modello.codice !== 'irap') return DEI_REDDITI.filter((codice) => gestiti.has(codice));
  const aperti = DELL_IRAP.filter(
    (codice) => gestiti.has(codice) && (dichiarazione.statiQuadri[codice] ?? 'assente') !== 'assente',
  );
  const suo = PER_TIPO[tipo];
  return aperti.length > 0 || suo === undefined ? aperti : [suo];
}

/** The casella of each item: the one that somebody chose, or else that of the scheme. */
async function listAbbinate(
  a: Destinataria,
  { righe, caselle, tipo }: Pick<BilancioTrovato, 'righe' | 'caselle' | 'tipo'>,
): Promise<{ scelte: Readonly<Record<string, string>>; tutte: Readonly<Record<string, string>> }> {
  const { proposeCaselle } = await loadBilancio();
  const voci = groupVoci(righe);
  const proposte = listQuadri(a, tipo).map((quadro) => proposeCaselle(a.modello, quadro, voci));
  const scelte = Object.fromEntries(
    Object.entries(caselle).filter(([, chiave]) => a.modello.findCasella(chiave)?.inserita === true),
  );
  return { scelte, tutte: { ...Object.assign({}, ...proposte), ...scelte } };
}

async function toVoci(
  modello: Modello,
  righe: readonly RigaBilancio[],
  { scelte, tutte }: Awaited<ReturnType<typeof listAbbinate>>,
): Promise<VoceFonte[]> {
  const importi = computeCaselle(righe, tutte, await loadVersi(modello));
  const perCasella = Map.groupBy(
    groupVoci(righe).filter(({ voce }) => Object.hasOwn(tutte, voce)),
    ({ voce }) => tutte[voce] ?? '',
  );
  return [...perCasella].flatMap(([casella, sue]): VoceFonte[] => {
    const [prima] = sue;
    const valore = importi[casella] ?? 0;
    if (!prima || valore === 0) return [];
    const isScelta = sue.some(({ voce }) => Object.hasOwn(scelte, voce));
    return [
      {
        ...{ casella, valore },
        da: sue.length === 1 ? prima.voce : t.altreVoci(prima.voce, sue.length - 1),
        dettaglio: parteOf(prima.conto) ?? t.CONTI,
        ...(sue.length === 1 && { la: nettoOf(prima) }),
        perche: isScelta ? t.ABBINATA : t.DELLO_SCHEMA,
      },
    ];
  });
}

/** The items that are in no casella: of an instance those out of the scheme, of a table of accounts each one. */
function listIgnote(
  { genere, righe }: Pick<BilancioTrovato, 'genere' | 'righe'>,
  tutte: Readonly<Record<string, string>>,
): VoceIgnota[] {
  const fuori = new Set(genere === 'xbrl' ? listFuoriSchema(righe) : []);
  return groupVoci(righe)
    .filter(({ voce, conto }) => !Object.hasOwn(tutte, voce) && (genere === 'conti' || fuori.has(conto)))
    .map((una) => ({
      Voce: una.voce,
      Valore: nettoOf(una),
      Perche: genere === 'xbrl' ? t.FUORI_SCHEMA : t.SENZA_CASELLA,
      Abbinabile: true,
    }));
}

const makeSomma = (nome: string, contro: string, la: number, qui: number, perche: string): SommaFonte => ({
  ...{ Nome: nome, Contro: contro, La: la, Qui: qui, Differenza: la - qui },
  ...{ Perche: perche, Casella: null },
});

/** The sums of the accounts, and their revenues beside what the VAT communications say. */
async function listSomme(
  { trx, dichiarazione, modello }: Destinataria,
  { genere, righe }: Pick<BilancioTrovato, 'genere' | 'righe'>,
): Promise<Required<Pick<FonteLetta, 'somme' | 'sommeProvate'>>> {
  const { dare, avere } = genere === 'xbrl' ? sumStatoPatrimoniale(righe) : sumRighe(righe);
  const [nome, contro] = genere === 'xbrl' ? [t.ATTIVO, t.PASSIVO] : [t.DARE, t.AVERE];
  const somme = dare === avere ? [] : [makeSomma(nome, contro, toEuro(dare), toEuro(avere), t.PAREGGIO)];
  if (genere === 'conti') return { somme, sommeProvate: 1 };
  for (const { voce, scritta, calcolata } of checkSomme(righe))
    somme.push(makeSomma(voce, t.SOMMA_VOCI, toEuro(scritta), toEuro(calcolata), t.SOMMA));
  const ricavi = groupVoci(righe).find(({ conto }) => conto === RICAVI);
  const attive = await sumAttiveLipe(trx, dichiarazione, modello.annoImposta);
  const isConfrontabile = ricavi !== undefined && attive !== undefined;
  if (isConfrontabile && Math.round(nettoOf(ricavi)) !== Math.round(toEuro(attive)))
    somme.push(makeSomma(t.LIPE_ATTIVE, t.RICAVI, toEuro(attive), nettoOf(ricavi), t.LIPE_PERCHE));
  return { somme, sommeProvate: 1 + countSomme(righe) + (isConfrontabile ? 1 : 0) };
}

/** The accounts of a declaration or, where it has none, those that were chosen in another of the same client and year. */
export const bilancio: Fonte = {
  codice: 'bilancio',
  modelli: ['redditi-pf', 'redditi-sp', 'redditi-sc', 'redditi-enc', 'irap'],
  read: async (a) => {
    const trovato = await findBilancioDi(a.trx, a.dichiarazione);
    if (!trovato) return [];
    const { righe, fonte, isSuo, tipo } = trovato;
    const abbinate = await listAbbinate(a, trovato);
    const dettaglio = isSuo ? t.bilancioDi(fonte, righe.length) : t.bilancioVicino(fonte, tipo);
    return [
      {
        dettaglio,
        norma: a.modello.codice === 'irap' ? 'D.Lgs. 446/1997, art. 5' : 'TUIR, art. 83',
        ...(isSuo
          ? {}
          : { dichiarazione: { id: trovato.dichiarazioneId, anno: a.dichiarazione.anno, tipo } }),
        voci: await toVoci(a.modello, righe, abbinate),
        ...(await listSomme(a, trovato)),
        ignote: listIgnote(trovato, abbinate.tutte),
      },
    ];
  },
};
