import { type Elenco, leggiElenco, leggiNumero, leggiTesto } from './ricerca.ts';
import { routeElenco, routeElencoAnno, routePagina, routeRicerca } from './rotte-riservate.ts';

const anniIva = routeElencoAnno('/anno-iva', 'AnniIvaPage');
const annoIva = routePagina('/anno-iva/$anno/$cliente', 'AnnoIvaPage');
const contoFiscale = routeRicerca(
  '/conto-fiscale',
  'ContoFiscalePage',
  (cerca): { cliente?: string; anno?: number; voce?: string } => ({
    ...leggiTesto(cerca, 'cliente'),
    ...leggiNumero(cerca, 'anno'),
    ...leggiTesto(cerca, 'voce'),
  }),
);
const daPagare = routePagina('/da-pagare', 'PagamentiPage');
const imposta = routeRicerca('/imposta', 'ImpostaPage', (cerca): { cliente?: string; anno?: number } => ({
  ...leggiTesto(cerca, 'cliente'),
  ...leggiNumero(cerca, 'anno'),
}));
const f24 = routeElenco('/f24', 'F24Page');
const f24Nuovo = routePagina('/f24/nuovo', 'ModelloF24Page');
const f24Massa = routeRicerca(
  '/f24/massa',
  'MassaF24Page',
  (cerca): { anno?: number; scadenza?: string } => ({
    ...leggiNumero(cerca, 'anno'),
    ...leggiTesto(cerca, 'scadenza'),
  }),
);
const f24Banca = routePagina('/f24/banca', 'BancaPage');
const f24Uno = routePagina('/f24/$id', 'ModelloF24Page');
const deleghe = routePagina('/deleghe', 'BachecaPage');
const registroDeleghe = routeElenco('/deleghe/registro', 'DeleghePage');
const pianificatore = routeRicerca(
  '/pianificatore',
  'PianificatorePage',
  (cerca): { cliente?: string } & Elenco => ({
    ...leggiTesto(cerca, 'cliente'),
    ...leggiElenco(cerca),
  }),
);
const stampaDelega = routeElenco('/stampa-delega', 'StampaDelegaPage');
const stampaIncarichi = routeElenco('/stampa-conferimento-incarichi', 'StampaIncarichiPage');
const testiIncarico = routeRicerca(
  '/testi-incarico',
  'TestiIncaricoPage',
  (cerca): { tipo?: string; anno?: number; studio?: number } => ({
    ...leggiTesto(cerca, 'tipo'),
    ...leggiNumero(cerca, 'anno'),
    ...leggiNumero(cerca, 'studio'),
  }),
);
const ravvedimento = routeRicerca(
  '/ravvedimento',
  'RavvedimentoPage',
  (
    cerca,
  ): {
    tributo?: string;
    importo?: number;
    scadenza?: string;
    versamento?: string;
    atto?: string;
    cliente?: string;
    anno?: number;
    voce?: string;
  } => ({
    ...leggiTesto(cerca, 'cliente'),
    ...leggiNumero(cerca, 'anno'),
    ...leggiTesto(cerca, 'voce'),
    ...leggiTesto(cerca, 'tributo'),
    ...leggiNumero(cerca, 'importo'),
    ...leggiTesto(cerca, 'scadenza'),
    ...leggiTesto(cerca, 'versamento'),
    ...leggiTesto(cerca, 'atto'),
  }),
);
const codici = routeElenco('/codici-f24', 'CodiciPage');

/** What is owed, and how it is paid. */
export const rotteVersamenti = [
  anniIva,
  annoIva,
  contoFiscale,
  daPagare,
  imposta,
  f24,
  f24Nuovo,
  f24Massa,
  f24Banca,
  f24Uno,
  deleghe,
  registroDeleghe,
  pianificatore,
  stampaDelega,
  stampaIncarichi,
  testiIncarico,
  ravvedimento,
  codici,
] as const;
