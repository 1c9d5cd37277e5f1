import { codice, e, non, o, oltre, uguale, zeroEuro } from '../../../engine/index.ts';
import * as r from '../../../regole/trasferimento.ts';
import { annota, type Controllo, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const euro = (colonna: number, titolo: string) => annota(colonna, titolo, 'euro');
const TASSAZIONE = [
  { codice: '1', descrizione: 'Ordinaria: concorre al reddito complessivo' },
  { codice: '2', descrizione: 'Separata' },
];
const redditi = (di: typeof r.propri) => [
  inserisce(1, 'Redditi', di.redditi, { istruzioni: 'Al lordo delle perdite.' }),
  inserisce(2, 'Rateizzabili', di.rateizzabili),
  inserisce(3, 'Tassazione', di.tassazione, { opzioni: TASSAZIONE }),
];
const valore = (numero: number) =>
  rigo(numero, 'Elemento', [
    annota(1, 'Descrizione', 'testo', { lunghezza: 100 }),
    euro(2, 'Attivo'),
    euro(3, 'Passivo'),
    annota(4, 'Modulo', 'intero', { max: 99 }),
  ]);

/** TR: one for the four years that were read. */
export const quadroTR: QuadroScheda = {
  codice: 'TR',
  titolo: 'Imposizione in uscita e valori fiscali in ingresso',
  titoloBreve: 'Trasferimento',
  fascicolo: 3,
  copertura: 'esatto',
  nota: 'I redditi a tassazione ordinaria si indicano anche in RF, RG o RH. L’imposta rateizzata va in RN45; le rate successive e l’acconto di TR3 col. 4 non entrano nei versamenti: RS902 lo dice.',
  dipendeDa: ['RN', 'RS'],
  sezioni: [
    {
      titolo: 'Redditi dell’art. 166 del TUIR',
      righi: [
        rigo(1, 'Redditi propri', redditi(r.propri), { raccolta: r.trasferiti }),
        rigo(
          2,
          'Redditi di società partecipate',
          [...redditi(r.quote), annota(4, 'CF della società', 'codiceFiscale')],
          { raccolta: r.quoteTrasferite },
        ),
      ],
    },
    {
      titolo: 'Determinazione dell’imposta',
      righi: [
        rigo(3, 'Totali', [
          mostra(1, 'Redditi', r.redditi, { formulaBreve: 'col. 1 di TR1 e TR2' }),
          mostra(2, 'Rateizzabili', r.rateizzabili, { formulaBreve: 'col. 2 di TR1 e TR2, codice 1' }),
          mostra(3, 'A tassazione separata', r.separati, { formulaBreve: 'col. 1 di TR1 e TR2, codice 2' }),
          mostra(4, 'Acconto', r.acconto, { formulaBreve: '20% di col. 3' }),
        ]),
        rigo(4, 'Versamento rateale', [
          inserisce(1, 'Reddito rateizzato', r.rateizzato, { istruzioni: 'Fino a TR3 col. 2.' }),
          mostra(2, 'Aliquota media', r.aliquotaMedia, { formulaBreve: 'RN26 / RN1 col. 5' }),
          mostra(3, 'Imposta rateizzata', r.imposta, { formulaBreve: 'col. 1 × col. 2' }),
          mostra(4, 'Prima rata', r.primaRata, { formulaBreve: 'un quinto di RN45 col. 1' }),
        ]),
      ],
    },
    {
      titolo: 'Plusvalenze in sospensione d’imposta',
      righi: [
        rigo(5, 'Monitoraggio', [
          euro(1, 'Plusvalenza sospendibile'),
          annota(2, 'Patrimonio netto', 'euro', { negativi: true }),
          euro(3, 'Ancora sospesa'),
          euro(4, 'Imposta ancora dovuta'),
          euro(5, 'Realizzata'),
          euro(6, 'Imposta sulla realizzata'),
          annota(7, 'CF della società trasparente', 'codiceFiscale'),
        ]),
        rigo(6, 'Conferimento', [
          annota(1, 'CF del conferitario', 'codiceFiscale'),
          euro(2, 'Plusvalenza sospesa'),
        ]),
      ],
    },
    {
      titolo: 'Valori fiscali in ingresso (art. 166-bis)',
      righi: [
        rigo(11, 'Soggetto estero', [
          annota(1, 'Identificativo estero', 'testo', { lunghezza: 30 }),
          annota(2, 'Denominazione', 'testo', { lunghezza: 100 }),
          annota(3, 'Stato', 'testo', { lunghezza: 3 }),
          annota(4, 'Accordo preventivo', 'barrata'),
        ]),
        ...[12, 13, 14, 15, 16, 17, 18, 19, 20].map(valore),
      ],
    },
  ],
};

export const controlliTR: readonly Controllo[] = [
  {
    codice: 'TRASFERIMENTO_RATEIZZATO',
    livello: 'bloccante',
    quando: oltre(r.rateizzato, r.rateizzabili),
    dato: r.rateizzato,
    frase: 'Il reddito rateizzato supera quello rateizzabile di TR3 colonna 2.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, rigo TR4',
  },
  ...([r.propri, r.quote] as const).flatMap((di, posto): Controllo[] => [
    {
      codice: posto === 0 ? 'TRASFERIMENTO_TASSAZIONE' : 'TRASFERIMENTO_TASSAZIONE_QUOTE',
      livello: 'bloccante',
      quando: e(
        oltre(di.redditi, zeroEuro),
        non(o(uguale(di.tassazione, codice(1)), uguale(di.tassazione, codice(2)))),
      ),
      dato: di.tassazione,
      raccolta: posto === 0 ? r.trasferiti : r.quoteTrasferite,
      frase: 'Va detto se il reddito ha tassazione ordinaria (1) o separata (2).',
      fonte: 'Istruzioni Redditi PF, fascicolo 3, righi TR1 e TR2',
    },
    {
      codice: posto === 0 ? 'TRASFERIMENTO_RATEIZZABILE' : 'TRASFERIMENTO_RATEIZZABILE_QUOTE',
      livello: 'discordanza',
      quando: oltre(di.rateizzabili, di.redditi),
      dato: di.rateizzabili,
      raccolta: posto === 0 ? r.trasferiti : r.quoteTrasferite,
      frase: 'I redditi rateizzabili superano quelli determinati.',
      fonte: 'Istruzioni Redditi PF, fascicolo 3, righi TR1 e TR2',
    },
  ]),
];
