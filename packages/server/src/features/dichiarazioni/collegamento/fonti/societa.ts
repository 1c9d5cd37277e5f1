import { type TipoDichiarazione, testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto, type QuotaImpresa, type VoceQuote } from '@quadra/fisco';
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

const NORMA_PERSONA: Readonly<Partial<Record<TipoDichiarazione, string>>> = Object.fromEntries(
  DI_PERSONE.map(({ genere: [tipo], norma }) => [tipo, norma]),
);

/** Each company to its own rigo of RH, and of CP what it leaves of its agreement; to RF or RG what the business holds. */
async function readPersona(a: Destinataria): Promise<readonly FonteLetta[]> {
  const { trx, dichiarazione, modello, codiceFiscale } = a;
  const confronto = await loadConfronto();
  const lette: FonteLetta[] = [];
  const perche = confronto.isImprenditore(modello, dichiarazione.righi)
    ? t.TRASPARENZA_PERSONALE
    : t.TRASPARENZA;
  // The place of each in RH is free for the ones after it no more.
  let righi = dichiarazione.righi;
  for (const { genere, norma, proposte } of DI_PERSONE) {
    for (const { sua, denominazione } of await listPartecipate(trx, dichiarazione, codiceFiscale, genere)) {
      const lato = await openLato(a, sua);
      const voci = proposte.flatMap((quale) => confronto[quale](lato, codiceFiscale, modello, righi));
      righi = { ...righi, ...Object.fromEntries(voci.map(({ a: dove, valore }) => [dove, valore])) };
      const isDellImpresa = confronto.isNellInventario(lato, modello, dichiarazione.righi);
      if (isDellImpresa && voci.length === 0) continue;
      lette.push({
        norma,
        dettaglio: t.societa(denominazione, sua.stato),
        dichiarazione: sua,
        voci: voci.map(({ a: dove, valore, da }) => ({
          ...{ casella: dove, valore, da: da.replace(/\.\d+/, ''), dettaglio: denominazione },
          perche,
        })),
      });
    }
  }
  return [...lette, ...(await readImpresa(a))];
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
const listIgnote = (
  { denominazione, quota }: Sua,
  { isScritta, isInCp6, isPersona }: { isScritta: boolean; isInCp6: boolean; isPersona: boolean },
): VoceIgnota[] =>
  (
    [
      [t.quotaDi(denominazione), isScritta ? 0 : quota.redditi - quota.perdite, t.SENZA_IMPRESA],
      // Of a person they are in the rigo, and in CP.
      ...(isPersona
        ? []
        : ([
            [t.ritenuteDi(denominazione), quota.ritenute, t.RITENUTE_DEL_SOCIO],
            [t.sostitutivaDi(denominazione), quota.sostitutiva, t.SOSTITUTIVA_DEL_SOCIO],
            [t.oltreLimiteDi(denominazione), quota.oltreLimite, t.SOSTITUTIVA_DEL_SOCIO],
          ] as const)),
      [t.variazioneDi(denominazione), isInCp6 ? quota.redditi - quota.perdite : 0, t.VARIAZIONE_CPB],
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

interface DiGenere {
  readonly norma: string;
  readonly di: Sua['lato']['modello'];
  readonly sue: readonly Sua[];
}
const nomi = (sue: readonly Sua[]): string => sue.map(({ denominazione }) => denominazione).join(', ');

/** What a business takes of these companies, as the rigo says where each amount comes from. */
const toVoci = (voci: readonly VoceQuote[], sue: readonly Sua[]): VoceFonte[] =>
  voci.map(({ a: casella, valore, di }) => {
    const dette = sue.filter(({ quota }) => di.includes(quota));
    return {
      ...{ casella, valore, perche: t.TRASPARENZA, dettaglio: nomi(dette) },
      da: [...new Set(dette.map(({ quota }) => quota.da.replace(/\.\d+/, '')))].join(', '),
    };
  });

type Partecipate = Awaited<ReturnType<typeof listPartecipate>>;
/** The return that is sent stands for its company, whatever else that company has. */
const withMittente = (
  partecipate: Partecipate,
  mittente: Dichiarazione | undefined,
  tipo: TipoDichiarazione,
): Partecipate =>
  mittente?.tipo !== tipo
    ? partecipate
    : [
        ...partecipate.filter(({ sua }) => sua.anagraficaId !== mittente.anagraficaId),
        { sua: mittente, denominazione: '' },
      ];

/** Of each kind, the companies that name the client; of who sends, the return that is sent. */
async function listGeneri(a: Destinataria, mittente?: Dichiarazione): Promise<DiGenere[]> {
  const { isNellInventario, readQuotaImpresa } = await loadConfronto();
  const isPersona = a.modello.codice === 'redditi-pf';
  const generi: DiGenere[] = [];
  for (const [tipo, quadro, norma] of GENERI) {
    const sue: Sua[] = [];
    const partecipate = await listPartecipate(a.trx, a.dichiarazione, a.codiceFiscale, [tipo, quadro]);
    for (const { sua, denominazione } of withMittente(partecipate, mittente, tipo)) {
      const lato = await openLato(a, sua);
      if (isPersona && !isNellInventario(lato, a.modello, a.dichiarazione.righi)) continue;
      const quota = readQuotaImpresa(lato, a.codiceFiscale);
      if (quota !== null) sue.push({ sua, denominazione, quota, lato });
    }
    const [prima] = sue;
    if (prima !== undefined)
      generi.push({ norma: isPersona ? (NORMA_PERSONA[tipo] ?? norma) : norma, di: prima.lato.modello, sue });
  }
  return generi;
}

const quoteDi = ({ di, sue }: DiGenere) => ({ di, quote: sue.map(({ quota }) => quota) });
/** What is of the companies of every kind together. */
async function proposeInsieme(
  { modello, dichiarazione: { righi } }: Destinataria,
  generi: readonly DiGenere[],
): Promise<readonly VoceQuote[]> {
  const { proposeRitenute, proposeSoglie } = await loadConfronto();
  const tutte = generi.flatMap(({ sue }) => sue.map(({ quota }) => quota));
  return [...proposeSoglie(generi.map(quoteDi), modello, righi), ...proposeRitenute(tutte, modello, righi)];
}

/**
 * What a company says to the business that holds it: each casella where it has a part, or wrote once, with what all the companies
 * give there together. Nothing of who is not held so.
 */
export async function readNellImpresa(
  a: Destinataria,
  mittente: Dichiarazione,
  scritte: ReadonlySet<string>,
): Promise<readonly VoceQuote[]> {
  const { findRitenuteProprie, proposeQuoteImpresa } = await loadConfronto();
  const { modello } = a;
  const { righi } = a.dichiarazione;
  const generi = await listGeneri(a, mittente);
  const sua = generi.flatMap(({ sue }) => sue).find((una) => una.sua.id === mittente.id)?.quota;
  const voci = [
    ...generi.flatMap((genere) => proposeQuoteImpresa(quoteDi(genere), modello, righi)),
    ...(await proposeInsieme(a, generi)),
  ].filter(({ a: casella, di }) => scritte.has(casella) || (sua !== undefined && di.includes(sua)));
  // What it added to the person's own is taken back, and not the person's own with it.
  const proprie = findRitenuteProprie(modello, righi);
  const isTolta = proprie && scritte.has(proprie.a) && voci.every((voce) => voce.a !== proprie.a);
  return isTolta ? [...voci, { ...proprie, di: [] }] : voci;
}

async function readImpresa(a: Destinataria): Promise<readonly FonteLetta[]> {
  const { modello } = a;
  const { righi } = a.dichiarazione;
  const { isFuoriImpresa, isInCp6, proposeQuoteImpresa } = await loadConfronto();
  const generi = await listGeneri(a);
  const isFuori = isFuoriImpresa(modello, righi);
  // What is of all the kinds together stands with the first.
  const insieme = isFuori ? [] : await proposeInsieme(a, generi);
  const tutte = generi.flatMap(({ sue }) => sue);
  const lette: FonteLetta[] = [];
  for (const [n, genere] of generi.entries()) {
    const { norma, sue } = genere;
    const voci = isFuori
      ? await listFuoriImpresa(a, sue)
      : toVoci(proposeQuoteImpresa(quoteDi(genere), modello, righi), sue);
    const [prima] = sue;
    const isSola = prima !== undefined && sue.length === 1;
    lette.push({
      norma,
      dettaglio: isSola ? t.societa(prima.denominazione, prima.sua.stato) : nomi(sue),
      ...(isSola ? { dichiarazione: prima.sua } : {}),
      voci: [...voci, ...(n === 0 ? toVoci(insieme, tutte) : [])],
      ignote: sue.flatMap((una) =>
        listIgnote(una, {
          isScritta: voci.length > 0,
          isInCp6: !isFuori && isInCp6(modello, righi),
          isPersona: modello.codice === 'redditi-pf',
        }),
      ),
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
