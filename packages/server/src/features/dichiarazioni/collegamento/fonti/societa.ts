import { type TipoDichiarazione, testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto, type QuotaImpresa } from '@quadra/fisco';
import { requireModello } from '../../dichiarazione/calcolo.ts';
import type { Dichiarazione } from '../../dichiarazione/dichiarazione.queries.ts';
import { listPartecipate } from '../collegamento.queries.ts';
import type { Destinataria, Fonte, FonteLetta, VoceFonte, VoceIgnota } from '../fonte.ts';
import { readGruppo } from './gruppo.ts';

/** The return of a company as fisco looks at it. */
const openLato = async ({ trx }: Destinataria, sua: Dichiarazione) => ({
  modello: await requireModello(trx, sua.anno, sua.tipo),
  dati: sua.righi,
  forzature: sua.forzature,
});

/** Partnerships and transparent companies: how they are found, and by what law they give their income. */
const GENERI: readonly (readonly [TipoDichiarazione, string, string])[] = [
  ['Società di persone', 'RO', 'TUIR, art. 5'],
  ['Società di capitali', 'TN', 'TUIR, art. 115'],
];
/** The same to a person, and what proposes it: a company is then of few partners, all of them persons. */
const DI_PERSONE = [
  {
    genere: ['Società di persone', 'RO'],
    norma: 'TUIR, art. 5',
    proposte: ['proposeQuote', 'proposeSostitutiva'],
  },
  {
    genere: ['Società di capitali', 'TN'],
    norma: 'TUIR, art. 116',
    proposte: ['proposeQuoteTrasparenti'],
  },
] as const;

/** Each company to its own rigo of RH, and of CP what it leaves of its agreement. */
async function readPersona(a: Destinataria): Promise<FonteLetta[]> {
  const { trx, dichiarazione, modello, codiceFiscale } = a;
  const confronto = await loadConfronto();
  const lette: FonteLetta[] = [];
  // The place of each in RH is free for the ones after it no more.
  let righi = dichiarazione.righi;
  for (const { genere, norma, proposte } of DI_PERSONE) {
    for (const { sua, denominazione } of await listPartecipate(trx, dichiarazione, codiceFiscale, genere)) {
      const lato = await openLato(a, sua);
      const voci = proposte.flatMap((quale) => confronto[quale](lato, codiceFiscale, modello, righi));
      righi = { ...righi, ...Object.fromEntries(voci.map(({ a: dove, valore }) => [dove, valore])) };
      lette.push({
        norma,
        dettaglio: t.societa(denominazione, sua.stato),
        dichiarazione: sua,
        voci: voci.map(({ a: dove, valore, da }) => ({
          ...{ casella: dove, valore, da: da.replace(/\.\d+/, ''), dettaglio: denominazione },
          perche: t.TRASPARENZA,
        })),
      });
    }
  }
  return lette;
}

/** One reading of them: they fill the same righi. */
function joinLette(lette: readonly FonteLetta[]): readonly FonteLetta[] {
  if (lette.length < 2) return lette;
  return [
    {
      norma: 'TUIR, artt. 5 e 115',
      dettaglio: lette.map(({ dettaglio }) => dettaglio).join(', '),
      voci: lette.flatMap(({ voci }) => voci),
      ignote: lette.flatMap(({ ignote = [] }) => ignote),
    },
  ];
}

interface Sua {
  readonly sua: Dichiarazione;
  readonly denominazione: string;
  readonly quota: QuotaImpresa;
  readonly lato: Awaited<ReturnType<typeof openLato>>;
}

/** What has no casella of its own is told. */
const listIgnote = ({ denominazione, quota }: Sua, isScritta: boolean): VoceIgnota[] =>
  (
    [
      [t.quotaDi(denominazione), isScritta ? 0 : quota.redditi - quota.perdite, t.SENZA_IMPRESA],
      [t.ritenuteDi(denominazione), quota.ritenute, t.RITENUTE_DEL_SOCIO],
      [t.sostitutivaDi(denominazione), quota.sostitutiva, t.SOSTITUTIVA_DEL_SOCIO],
      [t.oltreLimiteDi(denominazione), quota.oltreLimite, t.SOSTITUTIVA_DEL_SOCIO],
    ] as const
  ).flatMap(([Voce, Valore, Perche]) => (Valore === 0 ? [] : [{ Voce, Valore, Perche, Abbinabile: false }]));

/** Out of a business: each partnership to its own rigo of RH, of a body or of a società semplice. */
async function listFuoriImpresa(a: Destinataria, sue: readonly Sua[]): Promise<VoceFonte[]> {
  const { proposeQuotaFuoriImpresa } = await loadConfronto();
  const perche = a.modello.codice === 'redditi-sp' ? t.DI_SOCIETA_SEMPLICE : t.FUORI_IMPRESA;
  let { righi } = a.dichiarazione;
  return sue.flatMap(({ lato, denominazione, quota }) => {
    const voci = proposeQuotaFuoriImpresa(lato, quota, a.modello, righi);
    righi = { ...righi, ...Object.fromEntries(voci.map(({ a: dove, valore }) => [dove, valore])) };
    const da = quota.da.replace(/\.\d+/, '');
    return voci.map(({ a: casella, valore }) => ({ casella, valore, da, dettaglio: denominazione, perche }));
  });
}

/** A business takes all of a kind together. */
async function listDiImpresa(a: Destinataria, sue: readonly Sua[]): Promise<VoceFonte[]> {
  const { proposeQuoteImpresa } = await loadConfronto();
  const [prima] = sue;
  if (prima === undefined) return [];
  const quote = sue.map(({ quota }) => quota);
  const voci = proposeQuoteImpresa(prima.lato.modello, quote, a.modello, a.dichiarazione.righi);
  return voci.map(({ a: casella, valore, verso }) => {
    const dette = sue.filter(({ quota }) => quota[verso] > 0);
    return {
      ...{ casella, valore, perche: t.TRASPARENZA },
      da: [...new Set(dette.map(({ quota }) => quota.da.replace(/\.\d+/, '')))].join(', '),
      dettaglio: dette.map(({ denominazione }) => denominazione).join(', '),
    };
  });
}

async function readImpresa(a: Destinataria): Promise<readonly FonteLetta[]> {
  const { trx, dichiarazione, modello, codiceFiscale } = a;
  const { isFuoriImpresa, readQuotaImpresa } = await loadConfronto();
  const lette: FonteLetta[] = [];
  for (const [tipo, quadro, norma] of GENERI) {
    const sue: Sua[] = [];
    for (const { sua, denominazione } of await listPartecipate(trx, dichiarazione, codiceFiscale, [
      tipo,
      quadro,
    ])) {
      const lato = await openLato(a, sua);
      const quota = readQuotaImpresa(lato, codiceFiscale);
      if (quota !== null) sue.push({ sua, denominazione, quota, lato });
    }
    const [prima] = sue;
    if (prima === undefined) continue;
    const isFuori = isFuoriImpresa(modello, dichiarazione.righi);
    const voci = await (isFuori ? listFuoriImpresa : listDiImpresa)(a, sue);
    const nomi = sue.map(({ denominazione }) => denominazione).join(', ');
    lette.push({
      norma,
      dettaglio: sue.length === 1 ? t.societa(prima.denominazione, prima.sua.stato) : nomi,
      ...(sue.length === 1 ? { dichiarazione: prima.sua } : {}),
      voci,
      ignote: sue.flatMap((una) => listIgnote(una, voci.length > 0)),
    });
  }
  return joinLette(lette);
}

const readDi = (a: Destinataria) =>
  a.modello.codice === 'redditi-pf'
    ? readPersona(a)
    : a.modello.codice === 'consolidato'
      ? readGruppo(a)
      : readImpresa(a);

/** The returns of the companies of the same studio and year that name the client among their partners, or that its group names. */
export const societa: Fonte = {
  codice: 'societa',
  modelli: ['redditi-pf', 'redditi-sp', 'redditi-sc', 'redditi-enc', 'consolidato'],
  read: readDi,
};
