import { type Dato, dato } from '../../../engine/index.ts';
import { annota, type Colonna, inserisce, type RigoScheda, rigo } from '../../scheda.ts';

export const sessi = [
  { codice: 'M', descrizione: 'Maschio' },
  { codice: 'F', descrizione: 'Femmina' },
];

/** Codes of the IMU, which are not those of the income tax forms (MEF specification, § codici carica). */
export const cariche = [
  'Rappresentante legale o negoziale',
  'Rappresentante di minore, inabilitato o interdetto, o curatore dell’eredità giacente',
  'Curatore fallimentare o della liquidazione giudiziale',
  'Commissario liquidatore',
  'Custode o amministratore giudiziario',
  'Rappresentante fiscale',
  'Erede',
  'Liquidatore',
  'Soggetto che risulta da operazioni straordinarie',
  'Esercente l’attività tutoria',
  'Liquidatore di ditta individuale (periodo precedente)',
  'Amministratore di condominio',
].map((descrizione, posto) => ({ codice: String(posto + 1), descrizione }));

const provincia = { lunghezza: 2, istruzioni: 'Sigla; EE se all’estero.' } as const;

/** The dati of an address that the checks ask for. */
export interface DatiIndirizzo {
  readonly indirizzo: Dato;
  readonly comune: Dato;
  readonly provincia: Dato;
}

/** Given or not: what a text says counts for no rule. */
export const testoDi = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({ id, titolo, unita: 'logico', seManca: 'zero', ...(raccolta ? { raccolta } : {}) });

export const indirizzoDi = (prefisso: string): DatiIndirizzo => ({
  indirizzo: testoDi(`${prefisso}.indirizzo`, 'Indirizzo'),
  comune: testoDi(`${prefisso}.comune`, 'Comune'),
  provincia: testoDi(`${prefisso}.provincia`, 'Provincia'),
});

/** The nine boxes of a domicile: where a check asks for them they are dati. */
export function rigoDomicilio(
  numero: number,
  titolo: string,
  dati: DatiIndirizzo | null,
  raccolta?: string,
): RigoScheda {
  const casella = (colonna: number, nome: string, dato: Dato | undefined, lunghezza: number): Colonna =>
    dato
      ? inserisce(colonna, nome, dato, { tipo: 'testo', lunghezza })
      : annota(colonna, nome, 'testo', { lunghezza });
  return rigo(
    numero,
    titolo,
    [
      casella(1, 'Indirizzo', dati?.indirizzo, 35),
      annota(2, 'Numero civico', 'testo', { lunghezza: 5, istruzioni: 'SNC se non c’è.' }),
      annota(3, 'Scala', 'testo', { lunghezza: 5 }),
      annota(4, 'Piano', 'testo', { lunghezza: 5 }),
      annota(5, 'Interno', 'testo', { lunghezza: 5 }),
      annota(6, 'CAP', 'testo', { lunghezza: 5 }),
      casella(7, 'Comune o Stato estero', dati?.comune, 100),
      dati
        ? inserisce(8, 'Provincia', dati.provincia, { tipo: 'testo', ...provincia })
        : annota(8, 'Provincia', 'testo', provincia),
      annota(9, 'Codice Stato estero', 'testo', {
        lunghezza: 3,
        istruzioni: 'Le tre cifre del codice Z, se il domicilio è all’estero.',
      }),
    ],
    raccolta ? { raccolta } : {},
  );
}

/** Nascita: comune and provincia, from the given colonna. */
export const caselleNascita = (colonna: number): readonly Colonna[] => [
  annota(colonna, 'Comune o Stato estero di nascita', 'testo', { lunghezza: 40 }),
  annota(colonna + 1, 'Provincia di nascita', 'testo', provincia),
];

export const caselleRecapiti = (colonna: number, isConPosta: boolean): readonly Colonna[] => [
  annota(colonna, 'Telefono, prefisso', 'testo', { lunghezza: 4 }),
  annota(colonna + 1, 'Telefono, numero', 'testo', { lunghezza: 8 }),
  ...(isConPosta ? [annota(colonna + 2, 'Posta elettronica', 'testo', { lunghezza: 50 })] : []),
];
