import { listCodici } from '../../../parametri/codici.ts';
import { codiciAiuti } from '../../../parametri/codici-aiuti.ts';
import * as c from '../../../regole/crediti-imprese.ts';
import { agevolazioneZes } from '../../../regole/netta.ts';
import * as r from '../../../regole/prospetti-rs.ts';
import * as zes from '../../../regole/zes.ts';
import { annota, inserisce, mostra, rigo } from '../../scheda.ts';
import { barrata, dal, euro, fiscale, intero, type Sezione, testo } from './rs-colonne.ts';

const ZFU_284 = [
  [1, 'Reddito RF'],
  [2, 'Reddito RG'],
  [3, 'Reddito RE'],
  [4, 'Impresa RH'],
  [5, 'Lavoro autonomo RH'],
] as const;
const PERDITE_284 = [
  [8, 'Perdita RF'],
  [9, 'Perdita RG'],
  [10, 'Perdita RE'],
  [11, 'Perdita impresa RH'],
  [12, 'Perdita autonomo RH'],
  [13, 'di cui piene'],
] as const;
const RIDETERMINATI = [
  [301, 'Reddito complessivo'],
  [303, 'Oneri deducibili'],
  [305, 'Imposta lorda'],
  [325, 'Detrazioni e crediti'],
  [334, 'Differenza'],
  [335, 'Crediti d’imposta'],
  [347, 'Residui'],
] as const;
/** RS280-RS347. */
export const zoneFranche: Sezione = {
  titolo: 'Zone franche urbane',
  righi: [
    ...[280, 281, 282, 283].map((numero) =>
      rigo(
        numero,
        'Zona franca',
        [
          intero(1, 'Codice', 99),
          intero(2, 'Periodo', 14),
          intero(3, 'Dipendenti'),
          euro(4, 'Reddito della zona'),
          inserisce(5, 'Reddito esente', r.redditoEsente),
          fiscale(6),
          inserisce(7, 'Agevolazione', r.agevolazione),
          inserisce(8, 'Usata per acconti', r.acconti),
          mostra(9, 'Acconti oltre', r.accontiOltre, { formulaBreve: 'col. 8 − col. 7' }),
        ],
        { raccolta: r.zoneFranche },
      ),
    ),
    rigo(284, 'Totali', [
      ...ZFU_284.map(([n, titolo]) => euro(n, titolo)),
      mostra(6, 'Reddito esente', r.totaleEsente, { formulaBreve: 'col. 5 di RS280-RS283' }),
      inserisce(7, 'Agevolazione', r.spettanteZfu, { istruzioni: 'Imposta sul reddito di col. 6.' }),
      ...PERDITE_284.map(([n, titolo]) => euro(n, titolo)),
    ]),
    ...RIDETERMINATI.map(([numero, titolo]) =>
      rigo(numero, `RN rideterminato: ${titolo}`, [annota(1, titolo, 'euro', { negativi: true })]),
    ),
  ],
};

/** RS371-RS381. */
export const forfetari: Sezione = {
  titolo: 'Forfetari, obblighi informativi',
  righi: [
    ...[371, 372, 373].map((numero) =>
      rigo(numero, 'Redditi senza ritenuta', [fiscale(1, 'CF del percettore'), euro(2, 'Redditi')]),
    ),
    rigo(375, 'Mezzi di trasporto', [intero(1, 'Numero')]),
    rigo(376, 'Acquisti di materie e merci', [euro(1, 'Importo')]),
    rigo(377, 'Godimento di beni di terzi', [euro(1, 'Importo')]),
    rigo(378, 'Carburante', [euro(1, 'Importo')]),
    rigo(381, 'Consumi', [euro(1, 'Importo')]),
  ],
};

/** RS401-RS490. */
export const aiuti = (anno: number): Sezione => {
  const opzioni = listCodici(codiciAiuti, anno);
  return {
    titolo: 'Aiuti di Stato e acconti ISA',
    righi: [
      rigo(
        401,
        'Aiuto di Stato',
        [
          annota(1, 'Codice aiuto', 'codice', { ...(opzioni ? { opzioni } : {}) }),
          intero(2, 'Regione', 99),
          testo(3, 'Quadro', 2),
          intero(4, 'Tipo di norma', 9),
          intero(5, 'Anno', 2_099),
          testo(6, 'Numero', 10),
          testo(7, 'Articolo', 6),
          testo(8, 'Estensione articolo', 10),
          testo(9, 'Comma', 6),
          testo(10, 'Estensione comma', 10),
          testo(11, 'Lettera', 4),
          intero(12, 'Forma giuridica', 99),
          intero(13, 'Dimensione', 9),
          annota(14, 'Attività', 'codice', { lunghezza: 6 }),
          intero(15, 'Settore', 9),
          intero(16, 'Settore SIEG', 99),
          inserisce(17, 'Aiuto spettante', c.importoAiuto),
          annota(18, 'Inizio del progetto', 'data'),
          annota(19, 'Fine del progetto', 'data'),
          intero(20, 'Regione del progetto', 99),
          annota(21, 'Comune del progetto', 'comune'),
          intero(25, 'Obiettivo'),
          intero(26, 'Tipo di costo', 99),
          euro(27, 'Spese agevolabili'),
          annota(28, 'Intensità', 'percentuale', { max: 100 }),
          euro(29, 'Aiuto del progetto'),
        ],
        { raccolta: c.aiuti },
      ),
      rigo(402, 'Impresa unica', [
        ...[1, 2, 3].map((n) => fiscale(n)),
        annota(91, 'Assenza impresa unica', 'barrata', { istruzioni: 'Casella senza numero noto.' }),
      ]),
      rigo(901, 'Totale (dato interno)', [mostra(1, 'Aiuti', c.totaleAiuti)], { totale: true }),
      rigo(430, 'Acconti dei soggetti ISA', [barrata(1, 'Partecipazioni ISA')]),
      rigo(490, 'Meccanismo transfrontaliero', [testo(1, 'Numero di riferimento', 30)]),
    ],
  };
};

const ZES = [
  'Abruzzo',
  'Calabria',
  'Campania',
  'Ionica, Puglia e Basilicata',
  'Adriatica, Puglia e Molise',
  'Sicilia orientale',
  'Sicilia occidentale',
  'Sardegna',
].map((descrizione, posto) => ({ codice: String(posto + 1), descrizione }));
const zonaEconomica = (numero: number) =>
  rigo(
    numero,
    'Zona economica speciale',
    [
      annota(1, 'ZES', 'codice', { opzioni: ZES }),
      intero(2, 'Periodo', 7),
      inserisce(3, 'Reddito', zes.reddito),
    ],
    { raccolta: zes.zone },
  );
/** RS491-RS495. */
export const zoneEconomiche = (anno: number): Sezione => ({
  titolo: 'Zone economiche speciali (ZES)',
  righi: [
    zonaEconomica(491),
    zonaEconomica(492),
    rigo(493, 'Reddito agevolato', [
      mostra(1, 'Delle zone', zes.redditi, { formulaBreve: 'RS491 + RS492' }),
      inserisce(2, 'Attribuito da altri', zes.attribuiti),
      mostra(3, 'Totale', zes.totale, { formulaBreve: 'col. 1 + col. 2 − col. 8 di RS6 e RS7' }),
      mostra(91, 'Agevolazione', agevolazioneZes, { formulaBreve: '50% dell’imposta su col. 3, a RN26' }),
    ]),
    ...dal(anno, 2024, [
      rigo(
        494,
        'Agevolazione da recuperare',
        [
          annota(1, 'ZES', 'codice', { opzioni: ZES }),
          intero(2, 'Inizio', 2_099),
          ...zes.daRecuperare.map((dato, posto) => inserisce(posto + 3, `${posto + 1}° anno`, dato)),
        ],
        { raccolta: zes.decadenze },
      ),
      rigo(495, 'Recupero', [
        inserisce(1, 'Attribuito', zes.recuperoAttribuito),
        mostra(2, 'Totale', zes.recupero, { formulaBreve: 'RS494 + col. 1, a RN26' }),
      ]),
    ]),
  ],
});

/** RS530-RS533. */
export const finali = (anno: number): Sezione => ({
  titolo: 'Patent box, beni, e codici identificativi',
  righi: [
    ...['Software', 'Brevetti industriali', 'Disegni e modelli'].map((titolo, posto) =>
      rigo(530 + posto, titolo, [
        intero(1, 'Beni'),
        euro(2, 'Personale'),
        euro(3, 'Ammortamenti'),
        euro(4, 'Altri costi'),
        euro(5, 'Ricerca esterna'),
        ...dal(anno, 2026, [fiscale(6, 'CF del fornitore')]),
      ]),
    ),
    ...dal(anno, 2025, [
      rigo(
        533,
        'Codice identificativo nazionale',
        [1, 2, 3].map((n) => testo(n, 'CIN', 20)),
      ),
    ]),
  ],
});
