import { leggiNumero, leggiTesto } from './ricerca.ts';
import { routeElenco, routePagina, routeRicerca } from './rotte-riservate.ts';

/** The question of a calculator: what is asked, and its amounts and days. Nobody's name or code. */
const utilita = routeRicerca(
  '/utilita',
  'UtilitaPage',
  (
    cerca,
  ): {
    conto?: string;
    importo?: number;
    aliquota?: number;
    verso?: string;
    dal?: string;
    al?: string;
    giorni?: number;
    natura?: string;
    comune?: string;
    contributi?: number;
    sanitarie?: number;
    ritenute?: number;
    anno?: number;
    carichi?: string;
    tipo?: string;
    categoria?: string;
    quota?: number;
    mesi?: number;
    semestre?: number;
  } => ({
    ...leggiTesto(cerca, 'conto'),
    ...leggiNumero(cerca, 'importo'),
    ...leggiNumero(cerca, 'aliquota'),
    ...leggiTesto(cerca, 'verso'),
    ...leggiTesto(cerca, 'dal'),
    ...leggiTesto(cerca, 'al'),
    ...leggiNumero(cerca, 'giorni'),
    ...leggiTesto(cerca, 'natura'),
    ...leggiTesto(cerca, 'comune'),
    ...leggiNumero(cerca, 'contributi'),
    ...leggiNumero(cerca, 'sanitarie'),
    ...leggiNumero(cerca, 'ritenute'),
    ...leggiNumero(cerca, 'anno'),
    ...leggiTesto(cerca, 'carichi'),
    ...leggiTesto(cerca, 'tipo'),
    ...leggiTesto(cerca, 'categoria'),
    ...leggiNumero(cerca, 'quota'),
    ...leggiNumero(cerca, 'mesi'),
    ...leggiNumero(cerca, 'semestre'),
  }),
);

const copilota = routeElenco('/ai-copilot', 'CopilotaPage');
const strumentiAvanzati = routePagina('/strumenti-avanzati', 'StrumentiPage');

/** What helps to work, and says how the house stands. */
export const rotteStrumenti = [utilita, copilota, strumentiAvanzati] as const;
