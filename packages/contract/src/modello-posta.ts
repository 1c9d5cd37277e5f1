import { z } from 'zod';
import { type ModelloPosta, modelloPosta } from './enumerazioni/index.ts';

export const MODELLO_OGGETTO_MASSIMO = 200;
export const MODELLO_CORPO_MASSIMO = 3000;

/** Who decided the words of a mail. */
export const provenienzaModello = ['predefinito', 'fornitore', 'gestore', 'studio'] as const;

/** What every template may say: the words of the house for that mail, whose studio it is about, the year. */
const comuni = ['Oggetto', 'Testo', 'Studio', 'ANNO'] as const;
const propri: Readonly<Partial<Record<ModelloPosta, readonly string[]>>> = {
  'acquisto-pacchetto': ['Pacchetto', 'Crediti', 'Importo', 'Residui'],
  'richiesta-informazioni': ['Nome', 'Documenti', 'Scadenza'],
};
/** The placeholders of a template, as they are written between braces. */
export const listSegnaposti = (codice: ModelloPosta): readonly string[] => [
  ...(propri[codice] ?? []),
  ...comuni,
];

/** What a template is where nobody wrote another. */
export const modelloPredefinito = { oggetto: '{Oggetto}', corpo: '{Testo}' } as const;

const SEGNAPOSTO = /\{([^{}]*)\}/g;

/** The placeholders of a text that its template does not have, and whether a brace stands alone. Pure. */
export function checkModello(
  codice: ModelloPosta,
  testo: string,
): { ignoti: string[]; isGraffaSola: boolean } {
  const noti = listSegnaposti(codice);
  const nomi = [...testo.matchAll(SEGNAPOSTO)].map(([, nome = '']) => nome);
  return {
    ignoti: [...new Set(nomi.filter((nome) => !noti.includes(nome)))],
    isGraffaSola: /[{}]/.test(testo.replace(SEGNAPOSTO, '')),
  };
}

/** A text with its values in place, once: what a value says is never read as a placeholder. Pure. */
export const fillModello = (testo: string, valori: Readonly<Record<string, string>>): string =>
  testo.replace(SEGNAPOSTO, (scritto, nome: string) =>
    Object.hasOwn(valori, nome) ? (valori[nome] ?? '') : scritto,
  );

const codice = z.enum(Object.keys(modelloPosta) as [ModelloPosta, ...ModelloPosta[]]);
const testi = {
  Oggetto: z.string().trim().min(1).max(MODELLO_OGGETTO_MASSIMO),
  Corpo: z.string().trim().min(1).max(MODELLO_CORPO_MASSIMO),
};
/** A template as who asks sees it: its own, or the one it inherits. */
const modelloDiPosta = z.object({
  Codice: codice,
  Nome: z.string(),
  Oggetto: z.string(),
  Corpo: z.string(),
  /** Who wrote the words that leave. */
  Provenienza: z.enum(provenienzaModello),
  /** Whether there is one of who asks, active or not. */
  Proprio: z.boolean(),
  Attivo: z.boolean(),
  /** Of his own; 0 when there is none. */
  Versione: z.number().int(),
  Segnaposti: z.array(z.string()),
});
export type ModelloDiPostaFilo = z.infer<typeof modelloDiPosta>;
export const modelliDiPostaAnswer = z.object({ data: z.array(modelloDiPosta) });
export const modelloScritto = z.object({
  ...testi,
  Attivo: z.boolean().default(true),
  Versione: z.number().int().min(0).max(2_147_483_647),
  appid: z.string().max(40).optional(),
});
/** How a mail would look with these words, and a client of the studio in it. */
export const modelloAnteprima = z.object({
  ...testi,
  IdAnagrafica: z.string().max(40).nullable().default(null),
  appid: z.string().max(40).optional(),
});
export const modelloAnteprimaAnswer = z.object({
  data: z.object({
    Oggetto: z.string(),
    Testo: z.string(),
    Html: z.string(),
    /** Placeholders of the text that have nothing to say for this mail. */
    Vuoti: z.array(z.string()),
  }),
});
