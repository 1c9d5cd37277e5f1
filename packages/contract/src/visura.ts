import { z } from 'zod';
import { codiceFiscale } from './codice-fiscale.ts';
import { testiCampo } from './testi-campo.ts';

/** What is looked for: all that a person holds, or one property. */
export const tipoVisura = ['Soggetto', 'Immobile'] as const;
export type TipoVisura = (typeof tipoVisura)[number];
export const catasto = ['Fabbricati', 'Terreni'] as const;
export type Catasto = (typeof catasto)[number];
export const esitoVisura = ['Trovata', 'Non trovata', 'Fallita'] as const;
export type EsitoVisura = (typeof esitoVisura)[number];
/** The item of a price list that says what a search costs. */
export const VOCE_VISURA = 'Visura catastale';
export const RIGHE_VISURA = 200;

const appid = z.string().max(40).optional();
const testo = (massimo: number) => z.string().trim().max(massimo).nullable().default(null);
const parametri = {
  CodiceFiscale: codiceFiscale(16).nullable().default(null),
  /** Codice catastale; of a person, only what is in that comune. */
  Comune: testo(4),
  Catasto: z.enum(catasto).nullable().default(null),
  Sezione: testo(3),
  Foglio: testo(5),
  Particella: testo(10),
  Subalterno: testo(6),
};
/** A search. `CostoMassimo`: the credits that who asks was told. */
export const visuraRichiesta = z.object({
  Tipo: z.enum(tipoVisura),
  ...parametri,
  CostoMassimo: z.number().int().min(0).max(1_000_000),
  appid,
});
export type VisuraRichiesta = z.output<typeof visuraRichiesta>;
/** Rows of a visura, by their place, that become properties of a client. */
export const visuraImporta = z.object({
  IdAnagrafica: z.uuid(),
  Righe: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(RIGHE_VISURA - 1),
    )
    .min(1, testiCampo.OBBLIGATORIO)
    .max(RIGHE_VISURA),
  appid,
});

const importo = z.number().nullable();
const parola = z.string().nullable();
const intestato = z.object({
  CodiceFiscale: parola,
  Denominazione: z.string(),
  /** As the service says it: `Proprietà`, `Usufrutto`... */
  Diritto: z.string(),
  /** Percent, and as it is written there: `1/2`. */
  Quota: importo,
  QuotaScritta: z.string(),
  Dal: parola,
});
const riga = z.object({
  Catasto: z.enum(catasto),
  Comune: z.string(),
  ComuneDescrizione: parola,
  Provincia: parola,
  Sezione: parola,
  Foglio: parola,
  Particella: parola,
  Subalterno: parola,
  Indirizzo: parola,
  Categoria: parola,
  Classe: parola,
  Consistenza: importo,
  Rendita: importo,
  RenditaDominicale: importo,
  RenditaAgraria: importo,
  /** Square metres. */
  Superficie: importo,
  Intestati: z.array(intestato),
});
export type RigaVisuraFilo = z.output<typeof riga>;

const cliente = z.object({ Id: z.string(), Denominazione: z.string(), CodiceFiscale: z.string() });
/** A search that was made, as a list shows it. */
const visuraRiga = z.object({
  Id: z.string(),
  IdStudio: z.number().int(),
  NomeStudio: z.string(),
  Richiedente: parola,
  Tipo: z.enum(tipoVisura),
  Parametri: z.object({
    CodiceFiscale: parola,
    Comune: parola,
    Catasto: z.enum(catasto).nullable(),
    Sezione: parola,
    Foglio: parola,
    Particella: parola,
    Subalterno: parola,
  }),
  /** The same in words. */
  Cercato: z.string(),
  /** Name of the comune that was asked. */
  Comune: parola,
  /** The client whose codice fiscale was asked. */
  IdAnagrafica: parola,
  Denominazione: parola,
  Esito: z.enum(esitoVisura),
  QuanteRighe: z.number().int(),
  /** It was kept with its PDF. */
  ConPDF: z.boolean(),
  CostoCrediti: z.number().int(),
  /** The service of the tests answered: it says nothing of the land register. */
  Simulata: z.boolean(),
  Data: z.string(),
  ImportataIl: parola,
});
export type VisuraRigaFilo = z.output<typeof visuraRiga>;
export const visuraElenco = visuraRiga;
const visura = visuraRiga.extend({
  Righe: z.array(riga),
  /** The clients of the studio that it names. */
  Clienti: z.array(cliente),
});
export type VisuraFilo = z.output<typeof visura>;
export const visuraAnswer = z.object({ data: visura });

/** Whether the studio can search, and what a search costs it. */
export const visuraPronta = z.object({
  data: z.object({
    Attivo: z.boolean(),
    Simulato: z.boolean(),
    Costo: z.number().int(),
    Residui: z.number().int(),
    /** The studio pays a fixed fee: a search takes no credits. */
    Flat: z.boolean(),
  }),
});
export type VisuraProntaFilo = z.output<typeof visuraPronta>['data'];

const statoConfronto = ['Mancante', 'Diverso', 'Uguale', 'Da rivedere'] as const;
export type StatoConfronto = (typeof statoConfronto)[number];
/** Columns in which a row of a visura and what is in Quadra may differ. */
const campoConfronto = [
  ...(['Categoria', 'Classe', 'Consistenza', 'Rendita', 'Reddito dominicale'] as const),
  ...(['Reddito agrario', 'Quota', 'Possesso'] as const),
] as const;
export type CampoConfronto = (typeof campoConfronto)[number];
const confronto = z.object({
  Righe: z.array(
    z.object({
      Riga: z.number().int(),
      Stato: z.enum(statoConfronto),
      IdImmobile: parola,
      Differenze: z.array(
        z.object({ Campo: z.enum(campoConfronto), Visura: z.string(), Quadra: z.string() }),
      ),
      /** Why it cannot be imported; null when it can. */
      Motivo: parola,
    }),
  ),
  /** What the client holds in Quadra and the visura of all he holds does not name. */
  NonInVisura: z.array(z.object({ Id: z.string(), Catasto: z.enum(catasto), Descrizione: z.string() })),
});
export type ConfrontoVisuraFilo = z.output<typeof confronto>;
export const confrontoVisuraAnswer = z.object({ data: confronto });
/** What an import did. */
export const visuraImportata = z.object({
  data: z.object({
    Creati: z.number().int(),
    Aggiornati: z.number().int(),
    Uguali: z.number().int(),
    Esclusi: z.array(z.object({ Riga: z.number().int(), Motivo: z.string() })),
  }),
});
