import { testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto, type VoceIsa } from '@quadra/fisco';
import { requireModello } from '../../dichiarazione/calcolo.ts';
import type { Dichiarazione } from '../../dichiarazione/dichiarazione.queries.ts';
import { findOrdinaria, listPartecipate } from '../collegamento.queries.ts';
import type { Destinataria, Fonte, FonteLetta, VoceFonte, VoceIgnota } from '../fonte.ts';

const openLato = async ({ trx }: Destinataria, sua: Dichiarazione) => ({
  modello: await requireModello(trx, sua.anno, sua.tipo),
  dati: sua.righi,
  forzature: sua.forzature,
});
type Lato = Awaited<ReturnType<typeof openLato>>;
const toRigo = (chiave: string): string => chiave.replace(/\.\d+/, '');
const toVoci = (voci: readonly VoceIsa[], perche: string): VoceFonte[] =>
  voci.map(({ a: casella, da, valore }) => ({
    ...{ casella, valore, da: toRigo(da), dettaglio: t.ISA, perche },
  }));

/** The ISA of the client, so many years before. */
async function findIsa(a: Destinataria, prima: number, anagraficaId = a.dichiarazione.anagraficaId) {
  const { studioId, anno } = a.dichiarazione;
  const sua = await findOrdinaria(a.trx, { studioId, anagraficaId, anno: anno - prima }, 'ISA');
  return sua && { sua, lato: await openLato(a, sua) };
}

/** What each form asks of the ISA: of the IVA the score of the year before, of the others that of the same year. */
async function readPropria(a: Destinataria, lato: Lato, prima: number) {
  const f = await loadConfronto();
  const isIva = a.modello.codice === 'iva';
  const isSua = prima === (isIva ? 1 : 0);
  const voci: VoceFonte[] = [];
  if (isIva && isSua) voci.push(...toVoci(f.proposeEsonero(lato, a.modello), t.ESONERO_ISA));
  if (!isIva && isSua) voci.push(...toVoci(f.proposeSoggettoIsa(lato, a.modello), t.SOGGETTO_ISA));
  if (!isIva && prima > 0)
    voci.push(...toVoci(f.proposeConcordato(lato, a.modello, a.dichiarazione.righi), t.CONCORDATO_ACCETTATO));
  const benefici = isSua ? f.listBenefici(lato, isIva ? ['iva', 'rimborso'] : ['dirette']) : [];
  const ignote = benefici.map(
    ({ titolo, importo }): VoceIgnota => ({
      ...{ Voce: titolo, Valore: importo, Perche: t.BENEFICIO_ISA, Abbinabile: false },
    }),
  );
  return { voci, ignote };
}

/** Of the companies that a person is a partner of: his part of what was added to the advances of the first year. */
async function listMaggiorazioni(a: Destinataria): Promise<VoceIgnota[]> {
  const { readMaggiorazioneSocieta, readQuotaImpresa } = await loadConfronto();
  const ignote: VoceIgnota[] = [];
  for (const genere of [
    ['Società di persone', 'RO'],
    ['Società di capitali', 'TN'],
  ] as const)
    for (const { sua, denominazione } of await listPartecipate(
      a.trx,
      a.dichiarazione,
      a.codiceFiscale,
      genere,
    )) {
      const isa = await findIsa(a, 1, sua.anagraficaId);
      const intera = isa === undefined ? 0 : readMaggiorazioneSocieta(isa.lato);
      if (intera === 0) continue;
      const quota = readQuotaImpresa(await openLato(a, sua), a.codiceFiscale);
      const Valore = Math.round(intera * Number(quota?.percentuale ?? 0)) / 100;
      if (Valore > 0)
        ignote.push({
          ...{ Voce: t.maggiorazioneDi(denominazione), Valore, Perche: t.MAGGIORAZIONE_DEL_SOCIO },
          Abbinabile: false,
        });
    }
  return ignote;
}

const NORME = ['D.L. 124/2019, art. 58', 'D.Lgs. 13/2024, art. 9', 'D.Lgs. 13/2024, art. 9'] as const;
const NORMA_IVA = 'D.L. 50/2017, art. 9-bis, c. 11';

async function read(a: Destinataria): Promise<readonly FonteLetta[]> {
  const lette: FonteLetta[] = [];
  const isIva = a.modello.codice === 'iva';
  for (const [prima, norma] of NORME.entries()) {
    const isa = await findIsa(a, prima);
    if (isa === undefined) continue;
    const { sua, lato } = isa;
    const { voci, ignote } = await readPropria(a, lato, prima);
    if (voci.length + ignote.length > 0)
      lette.push({
        ...{ norma: isIva ? NORMA_IVA : norma, dettaglio: t.anno(sua.tipo, sua.anno, sua.stato) },
        ...{ dichiarazione: sua, voci, ignote },
      });
  }
  const soci = a.modello.codice === 'redditi-pf' ? await listMaggiorazioni(a) : [];
  if (soci.length > 0)
    lette.push({ norma: 'D.Lgs. 13/2024, art. 20, c. 2', dettaglio: t.ISA_SOCIETA, voci: [], ignote: soci });
  return lette;
}

/** The ISA of the client, and of the companies he is a partner of: who pays in halves, what was agreed, what needs no visa. */
export const isa: Fonte = {
  codice: 'isa',
  modelli: ['redditi-pf', 'redditi-sp', 'redditi-sc', 'redditi-enc', 'irap', 'iva'],
  read,
};
