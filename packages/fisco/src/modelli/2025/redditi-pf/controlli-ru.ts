import {
  codice,
  type Dato,
  e,
  maggiore,
  meno,
  type Nodo,
  non,
  o,
  oltre,
  type Parametro,
  presente,
  se,
  somma,
  sommaDi,
  type Tabella,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as p from '../../../parametri/crediti-ru.ts';
import * as c from '../../../regole/crediti-ru.ts';
import * as d from '../../../regole/dettagli-ru.ts';
import * as l from '../../../regole/limiti-ru.ts';
import type { Controllo } from '../../scheda.ts';

const TESTO = 'Istruzioni Redditi PF 2023-2026, fascicolo 3, quadro RU';
const testo = (dove: string): string => `${TESTO}, ${dove}`;
const ha = (di: Nodo): Nodo => oltre(di, zeroEuro);
/** A check of one modulo of section I. */
const delCredito = (
  nome: string,
  livello: Controllo['livello'],
  quando: Nodo,
  dato: Dato,
  frase: string,
  dove: string,
): Controllo => ({
  codice: nome,
  livello,
  raccolta: c.creditiImprese,
  quando,
  dato,
  frase,
  fonte: testo(dove),
});
const inTabella = (di: Nodo, tabella: Parametro<Tabella>): Nodo => e(ha(di), c.isNella(tabella));

/** More was used than there is: bloccante in every form. */
const controlloCrediti: Controllo = delCredito(
  'CREDITO_OLTRE_SPETTANTE',
  'bloccante',
  oltre(zeroEuro, c.differenza),
  c.utilizzato,
  'Il credito utilizzato e ceduto supera quello spettante e il residuo precedente.',
  'rigo RU12',
);

const parti = somma(c.maturatoPrima, c.maturatoSeconda, ...c.maturatiLettera.map(({ dato }) => dato));
const movimenti = somma(c.residuoPrecedente, c.ricevuto, c.spettante, c.utilizzato, c.utilizzi);
const PETROLIO = '23';

const codici: readonly Controllo[] = [
  delCredito(
    'CREDITO_RU_SENZA_CODICE',
    'bloccante',
    e(ha(movimenti), non(presente(c.codiceCredito))),
    c.codiceCredito,
    'Il credito non ha il suo codice.',
    'rigo RU1',
  ),
  delCredito(
    'CREDITO_ESCLUSO_SEZIONE_I',
    'bloccante',
    e(presente(c.codiceCredito), c.isNella(p.esclusi)),
    c.codiceCredito,
    'Questo credito non si indica nella sezione I: se ne dicono solo i trasferimenti, nella sezione III.',
    'tabella crediti esclusi sezione I (2024-2026)',
  ),
  delCredito(
    'CARO_PETROLIO_ANNO',
    'bloccante',
    e(c.isCredito(PETROLIO), non(presente(c.periodo)), ha(movimenti)),
    c.periodo,
    'Per il codice 23 indicare in col. 2 se il credito è dell’anno prima o dell’anno.',
    'codice credito 23 (2024-2026)',
  ),
  delCredito(
    'CARO_PETROLIO_ALTRO_CODICE',
    'discordanza',
    e(presente(c.periodo), non(c.isCredito(PETROLIO))),
    c.periodo,
    'La col. 2 di RU1 è solo del codice 23.',
    'rigo RU1 (2024-2026)',
  ),
  delCredito(
    'CARO_PETROLIO_RIGHI',
    'discordanza',
    e(
      c.isCredito(PETROLIO),
      o(
        e(uguale(c.periodo, codice(1)), ha(c.spettante)),
        e(uguale(c.periodo, codice(2)), ha(somma(c.residuoPrecedente, c.rimborso))),
      ),
    ),
    c.periodo,
    'Del codice 23 il residuo e il rimborso sono nel modulo dell’anno prima, il maturato in quello dell’anno.',
    'codice credito 23 (2024-2026)',
  ),
];

const righi: readonly Controllo[] = [
  delCredito(
    'CREDITO_PARTI_OLTRE_MATURATO',
    'bloccante',
    oltre(parti, c.spettante),
    c.spettante,
    'RU5, col. 3: comprende gli importi delle altre colonne, che la superano.',
    'rigo RU5',
  ),
  delCredito(
    'CREDITO_NON_MATURABILE',
    'discordanza',
    inTabella(c.spettante, p.soloResidui),
    c.spettante,
    'Questo credito non matura più: se ne indica il residuo.',
    'tabella crediti residui',
  ),
  delCredito(
    'CREDITO_SENZA_RESIDUO',
    'discordanza',
    inTabella(c.residuoPrecedente, p.senzaResiduo),
    c.residuoPrecedente,
    'Questo credito nasce nell’anno: non ha un residuo precedente.',
    'schede dei crediti',
  ),
  delCredito(
    'CREDITO_COLONNE_MATURATO',
    'discordanza',
    o(
      inTabella(c.maturatoPrima, p.fuoriPrima),
      inTabella(c.maturatoSeconda, p.fuoriSeconda),
      inTabella(somma(zeroEuro, ...c.maturatiLettera.map(({ dato }) => dato)), p.fuoriLettere),
    ),
    c.spettante,
    'RU5: per questo credito le colonne prima della 3 non si compilano, o non tutte.',
    'rigo RU5',
  ),
  delCredito(
    'CREDITO_NON_IN_DICHIARAZIONE',
    'discordanza',
    o(
      inTabella(c.ritenute, p.fuoriRitenute),
      inTabella(somma(c.ivaPeriodica, c.ivaSaldo), p.fuoriIva),
      inTabella(somma(c.accontiImposta, c.inDichiarazione), p.fuoriIrpef),
      inTabella(c.sostitutiva, p.fuoriSostitutiva),
    ),
    c.inDichiarazione,
    'RU7: questo credito non si usa in dichiarazione per quelle imposte, ma in F24 (RU6).',
    'rigo RU7',
  ),
  delCredito(
    'CREDITO_RIVERSATO_OLTRE',
    'discordanza',
    oltre(c.riversato, c.utilizzato),
    c.riversato,
    'RU8: si riversa il credito utilizzato in F24, che è meno.',
    'rigo RU8',
  ),
  delCredito(
    'CREDITO_NON_CEDIBILE',
    'discordanza',
    inTabella(c.ceduto, p.nonCedibili),
    c.ceduto,
    'RU9, col. 1: questo credito non si può cedere.',
    'schede dei crediti e tabella crediti residui',
  ),
  delCredito(
    'CREDITO_NON_RIMBORSABILE',
    'discordanza',
    inTabella(c.rimborso, p.fuoriRimborso),
    c.rimborso,
    'RU11: questo credito non si chiede a rimborso.',
    'rigo RU11',
  ),
];

const diverso = (a: Nodo, b: Nodo): Nodo => non(uguale(a, b));
/** Credits that section I refuses stand in section III alone. */
const fuoriEsclusi = (di: typeof l.ricevuti, raccolta: string): Nodo =>
  sommaDi(raccolta, se(c.isNella(p.esclusi, di.codice), zeroEuro, di.importo));

const elenchi: readonly Controllo[] = [
  {
    codice: 'CREDITI_RICEVUTI_DIVERSI',
    livello: 'discordanza',
    quando: diverso(fuoriEsclusi(l.ricevuti, l.creditiRicevuti), c.totaleRicevuti),
    dato: c.ricevuto,
    frase: 'I crediti ricevuti della sezione I non sono quelli elencati in RU501-RU505.',
    fonte: testo('sezione III-A (VI-A nel 2023)'),
  },
  {
    codice: 'CREDITI_TRASFERITI_DIVERSI',
    livello: 'discordanza',
    quando: diverso(fuoriEsclusi(l.trasferiti, l.creditiTrasferiti), c.totaleTrasferiti),
    dato: c.attribuito,
    frase: 'I crediti ceduti e trasferiti della sezione I non sono quelli elencati in RU506-RU510.',
    fonte: testo('sezione III-B (VI-B nel 2023)'),
  },
];

const limite: readonly Controllo[] = [
  {
    codice: 'CREDITI_OLTRE_LIMITE',
    livello: 'informativa',
    quando: ha(l.daVerificare),
    dato: l.daVerificare,
    frase: 'I crediti soggetti al limite superano 250.000 euro: controllare RU512-RU515.',
    fonte: 'L. 244/2007, art. 1, c. 53',
  },
  {
    codice: 'CREDITI_ECCEDENZA_RIPARTO',
    livello: 'bloccante',
    quando: diverso(l.totaleNuove, l.oltreLimite),
    dato: l.nuova.iniziale,
    frase: 'RU531-RU534: la somma è l’eccedenza di RU515.',
    fonte: testo('sezione III-C, parte V (VI-C nel 2023)'),
  },
  ...[
    { nome: 'ANTICHE', di: l.antica, raccolta: l.eccedenzeAntiche, dove: 'righi RU523-RU526' },
    { nome: 'SCORSE', di: l.scorsa, raccolta: l.eccedenzeScorse, dove: 'righi RU527-RU530' },
  ].map(
    ({ nome, di, raccolta, dove }): Controllo => ({
      codice: `CREDITI_ECCEDENZE_${nome}`,
      livello: 'bloccante',
      raccolta,
      quando: oltre(di.usata, di.iniziale),
      dato: di.usata,
      frase: 'L’eccedenza utilizzata supera il residuo precedente.',
      fonte: testo(dove),
    }),
  ),
  {
    codice: 'CREDITI_COMPENSAZIONE_INTERNA',
    livello: 'bloccante',
    quando: oltre(l.inDichiarazione, l.massimo),
    dato: l.inDichiarazione,
    frase: 'RU522: i crediti usati in dichiarazione superano lo spazio che il limite lascia.',
    fonte: testo('rigo RU522'),
  },
];

const spettanteDi = (...quali: string[]): Nodo =>
  ha(sommaDi(c.creditiImprese, se(o(...quali.map(c.isCredito)), c.spettante, zeroEuro)));
const senzaDettaglio = (
  nome: string,
  quali: readonly string[],
  dettaglio: Nodo,
  dato: Dato | typeof d.ricerca.totale,
  frase: string,
): Controllo => ({
  codice: nome,
  livello: 'discordanza',
  quando: e(spettanteDi(...quali), non(dettaglio)),
  dato,
  frase,
  fonte: testo('sezione II (IV nel 2023)'),
});
const beni = (di: d.Beni): Nodo => somma(zeroEuro, ...di.gruppi.map(({ dato }) => dato));

const dettagli: readonly Controllo[] = [
  {
    codice: 'RICERCA_PARTI_OLTRE_SPESE',
    livello: 'bloccante',
    quando: o(
      ...d.tutteLeSpese.flatMap(
        ({ voci, totale, neoassunti, software, commissionate, nette, mezzogiorno }) => {
          const [personale = zeroEuro, mobili = zeroEuro, fuori = zeroEuro] = voci;
          return [
            oltre(neoassunti, personale),
            oltre(software, mobili),
            oltre(commissionate, fuori),
            oltre(nette, totale),
            oltre(mezzogiorno, nette),
          ];
        },
      ),
    ),
    dato: d.ricerca.nette,
    frase: 'Righi RU100-RU102: ciò che è già compreso in una colonna, o ne è al netto, la supera.',
    fonte: testo('righi RU100-RU102'),
  },
  {
    codice: 'BENI_GRUPPI_OLTRE_COSTO',
    livello: 'bloccante',
    quando: o(...[d.beniAnno, d.beniDopo].map((di) => oltre(beni(di), di.materiali))),
    dato: d.beniAnno.materiali,
    frase: 'RU130 e RU140: i costi delle col. 4A, 4B e 4C sono già compresi in col. 4, che superano.',
    fonte: testo('righi RU130 e RU140'),
  },
  senzaDettaglio(
    'RICERCA_SENZA_SPESE',
    ['L1'],
    d.haRicerca,
    d.ricerca.totale,
    'Per il credito L1 indicare le spese in RU100, RU101 e RU102.',
  ),
  senzaDettaglio(
    'BENI_SENZA_COSTI',
    ['2L', '3L', 'L3'],
    d.haBeni,
    d.beniAnno.materiali,
    'Per i beni strumentali indicare i costi in RU130 e RU140.',
  ),
  senzaDettaglio(
    'FORMAZIONE_SENZA_SPESE',
    ['F7'],
    d.haFormazione,
    d.formazione.totale,
    'Per il credito F7 indicare ore, lavoratori e spese in RU110.',
  ),
  senzaDettaglio(
    'BONIFICA_SENZA_RICAVI',
    ['G5'],
    presente(d.ricaviBonifica),
    d.ricaviBonifica,
    'Per il credito G5 indicare in RU160 i ricavi dell’anno precedente.',
  ),
];

const sezioni2023: readonly Controllo[] = [
  {
    codice: 'CARO_PETROLIO_OLTRE',
    livello: 'bloccante',
    quando: o(ha(c.petrolioOltre), oltre(zeroEuro, c.petrolioDaRiportare)),
    dato: c.petrolioAnno.utilizzato,
    frase: 'Sezione II: il credito utilizzato, trasferito o chiesto a rimborso supera quello che c’è.',
    fonte: testo('righi RU21-RU28 (2023)'),
  },
  {
    codice: 'ALTRI_CREDITI_OLTRE',
    livello: 'bloccante',
    quando: oltre(zeroEuro, c.altriDaRiportare),
    dato: c.altriF24,
    frase: 'Sezione V: i crediti utilizzati superano quelli che ci sono.',
    fonte: testo('rigo RU407 (2023)'),
  },
];

/** Those of RU in every form of Redditi. */
export const controlliRU: readonly Controllo[] = [
  controlloCrediti,
  ...codici,
  ...righi,
  ...elenchi,
  ...limite,
  ...dettagli,
  ...sezioni2023,
];

/** RQ3 takes what RU says of the tax of L. 342/2000. */
export const makeControlloSostitutiva = (crediti: Dato): Controllo => ({
  codice: 'CREDITI_CAF_DIVERSI',
  livello: 'discordanza',
  quando: ha(maggiore(meno(crediti, c.totaleSostitutiva), meno(c.totaleSostitutiva, crediti))),
  dato: crediti,
  frase: 'RQ3: i crediti del quadro RU non sono quelli di RU7, col. 6.',
  fonte: testo('rigo RU7, colonna 6, e rigo RQ3'),
});
