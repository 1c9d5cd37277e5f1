import * as r from '../../../regole/ires.ts';
import * as t from '../../../regole/trasparenza.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const quadro = { fascicolo: 1, copertura: 'indicativo', dipendeDa: ['RF', 'RS', 'RN'] } as const;
const PRIMO_CONCORDATO = 2025;
const socio =
  (anno: number) =>
  (numero: number): RigoScheda =>
    rigo(
      numero,
      'Socio',
      [
        annota(1, 'Codice fiscale', 'codiceFiscale'),
        annota(2, 'Denominazione', 'testo', { lunghezza: 150 }),
        inserisce(3, 'Quota %', t.quota, { max: 100 }),
        inserisce(4, 'Quota di patrimonio netto', t.patrimonio),
        mostra(5, 'Reddito', t.redditoSocio),
        mostra(6, 'Perdita', t.perditaSocio, { formulaBreve: 'entro la quota di patrimonio' }),
        ...(anno < PRIMO_CONCORDATO
          ? []
          : [
              mostra(93, 'Sostitutiva del concordato', t.sostitutivaSocio, {
                formulaBreve: 'a CP3 col. 2 del socio',
              }),
              mostra(95, 'Reddito effettivo', t.concordatoSocio.effettivo, {
                ...{ formulaBreve: 'a RH5 col. 4 del socio', negativi: true },
              }),
              mostra(96, 'Soglia minima', t.concordatoSocio.soglia, {
                formulaBreve: 'a RH5 col. 17 del socio',
              }),
              mostra(97, 'Perdita CPB', t.concordatoSocio.perdita, {
                formulaBreve: 'a RH5 col. 16 del socio',
              }),
            ]),
        ...(anno > PRIMO_CONCORDATO
          ? [mostra(94, 'Oltre 85.000', t.oltreLimiteSocio, { formulaBreve: 'a CP3 col. 3 del socio' })]
          : []),
      ],
      { raccolta: t.soci },
    );

/** TN: the income of a company whose partners are taxed in its place. */
export const makeQuadroTN = (anno: number): QuadroDiAnni => ({
  ...quadro,
  codice: 'TN',
  titolo: 'Imputazione del reddito per trasparenza',
  titoloBreve: 'Trasparenza',
  nota: 'Si compila con RN901 = 2. I righi da 901 e le colonne da 90 sono interni. Crediti, ritenute e oneri dei soci (sezioni III-VI) si indicano nelle loro dichiarazioni.',
  sezioni: [
    {
      titolo: 'Reddito',
      righi: [
        rigo(1, 'Reddito', [mostra(3, 'Importo', r.trasparente.reddito)]),
        rigo(2, 'Perdita', [mostra(2, 'Importo', r.trasparente.perdita)]),
        rigo(3, 'Perdite scomputabili', [
          mostra(1, 'Misura limitata', r.trasparente.limitate),
          mostra(2, 'Misura piena', r.trasparente.piene),
        ]),
        rigo(901, 'Reddito da imputare', [mostra(1, 'Importo', r.trasparente.netto)], { totale: true }),
        rigo(10, 'Oneri', [
          annota(1, 'Start-up', 'euro'),
          annota(2, 'Liberalità ai partiti', 'euro'),
          annota(3, 'Altri oneri detraibili', 'euro'),
        ]),
        rigo(11, 'Riqualificazione energetica', [
          annota(1, 'Tipo', 'codice', {
            opzioni: ['Globale', 'Involucro', 'Solare', 'Climatizzazione', 'Scaldacqua', 'Schermature'].map(
              (descrizione, posto) => ({ codice: String(posto + 1), descrizione }),
            ),
          }),
        ]),
      ],
    },
    { titolo: 'Soci (dati interni)', righi: [911, 912, 913, 914, 915].map(socio(anno)) },
    {
      titolo: 'Totali (dati interni)',
      righi: [
        rigo(921, 'Totali', [
          mostra(1, 'Quote %', t.totaleQuote),
          mostra(2, 'Perdita che resta alla società', t.perditaRimasta),
        ]),
      ],
    },
  ],
});

/** GN: the income that a company takes to its group. */
export const quadroGN: QuadroDiAnni = {
  ...quadro,
  codice: 'GN',
  titolo: 'Determinazione del reddito complessivo ai fini del consolidato',
  titoloBreve: 'Consolidato',
  nota: 'Si compila con RN901 = 3. Le perdite anteriori al gruppo le usa la società. Crediti e ritenute si trasferiscono con NX della consolidante.',
  sezioni: [
    {
      titolo: 'Reddito',
      righi: [
        rigo(1, 'Reddito', [mostra(3, 'Importo', r.gruppo.reddito)]),
        rigo(2, 'Perdita', [mostra(1, 'Importo', r.gruppo.perdita)]),
        rigo(4, 'Perdite anteriori al gruppo', [
          mostra(1, 'Misura limitata', r.gruppo.limitate),
          mostra(2, 'Misura piena', r.gruppo.piene),
        ]),
        rigo(6, 'Reddito da trasferire', [mostra(1, 'Importo', r.gruppo.netto)], { totale: true }),
        rigo(16, 'Riqualificazione energetica', [annota(1, 'Tipo', 'codice')]),
      ],
    },
  ],
};
