import { LOGO } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Labels by name of the field. */
export const etichetteImpostazioni: Readonly<Record<string, string>> = {
  dataDaFiltroImpostata: 'Aprire gli elenchi dal 1° gennaio dell’anno fiscale',
  richiestaConfermaQuadri: 'Chiedere conferma prima di completare un quadro',
  gestioneFlagInvioTelematico: 'Flag di invio telematico',
  rateusPortaleUnico: 'Aprire le rateazioni dal portale unico',
  OggettoInvioTelematico: 'Invio telematico: oggetto',
  CorpoInvioTelematico: 'Invio telematico: testo',
  CorpoArchiviazione: 'Archiviazione dei modelli: testo',
  OggettoF24Studio: 'F24 allo studio: oggetto',
  CorpoF24Studio: 'F24 allo studio: testo',
  OggettoF24Cliente: 'F24 al cliente: oggetto',
  CorpoF24Cliente: 'F24 al cliente: testo',
  MandatoF24: 'Mandato per gli F24',
  Incarico: 'Lettera d’incarico',
};

/** Words of the settings of a studio. */
export const messaggiImpostazioni = {
  titolo: 'Impostazioni',
  salvate: 'Impostazioni salvate.',
  nonSalvate: (quanti: number) =>
    quanti === 1
      ? 'Impostazioni non salvate: 1 campo da correggere'
      : `Impostazioni non salvate: ${formatIntero(quanti)} campi da correggere`,
  operative: 'Personalizzazioni operative',
  operativeTesto: 'Valgono per tutti gli utenti dello studio, da subito.',
  contratto: 'Contratto',
  flat: 'Flat',
  crediti: 'Crediti',
  chiusura: 'Chiusura delle dichiarazioni',
  chiusuraTesto:
    'Chi chiude una dichiarazione con quadri aperti riceve un avviso e, se conferma, quei quadri si completano d’ufficio. Ogni volta resta scritto.',
  forza: 'Permettere la chiusura con quadri aperti',
  forzata: 'Chiusura con quadri aperti permessa.',
  nonForzata: 'Chiusura con quadri aperti non permessa.',
  posta: 'Testi della posta',
  avvisi: 'Notifiche automatiche',
  avvisiTesto: 'Di quali fatti lo studio è avvisato, dove, con quale anticipo.',
  avvisiPagina: 'Scelta delle notifiche',
  incarichi: 'Testi degli incarichi',
  incarichiTesto: 'Si stampano negli anni che non hanno un testo loro.',
  incarichiPagina: 'Testi anno per anno',
  rateusTesto: '«Aprire le rateazioni dal portale unico» si conserva e per ora non ha effetto.',
  testiTesto: 'Al posto di {cliente}, {anno} e {studio} si leggono i nomi.',
  anteprima: 'Anteprima',
  ripristina: 'Ripristina',
  modificato: 'modificato',
  clienteEsempio: 'Mario Rossi',
  logo: 'Logo dello studio',
  logoTesto: `PNG o JPEG; un’immagine più grande si riduce a ${LOGO.larghezza}x${LOGO.altezza} punti.`,
  senzaLogo: 'Nessun logo',
  scegliLogo: 'Scegli un’immagine',
  formati: 'PNG o JPEG',
  togli: 'Togli',
  logoSalvato: 'Logo salvato.',
  logoTolto: 'Logo tolto.',
  immagineNonLetta: 'L’immagine non si legge: serve un file PNG o JPEG.',
} as const;
