import {
  arrotonda,
  type Concetto,
  e,
  fino,
  maggiore,
  meno,
  type Nodo,
  oltre,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { minimoAnnuo } from '../parametri/imu.ts';
import { fonte, sempre } from './fonti.ts';
import { delComune, delloStato, detrazioneAnno, detrazioneSemestre } from './imu.ts';
import { type Fattispecie, immobili, isTipo } from './imu-dati.ts';

interface Tributo {
  readonly codice: string;
  readonly nome: string;
  readonly di: Fattispecie;
  readonly dello?: 'Stato';
}

/** The codes that the IMU is paid with (ris. 35/E/2012, 53/E/2012, 29/E/2020). */
const tributi: readonly Tributo[] = [
  { codice: '3912', nome: 'Abitazione principale e pertinenze', di: 'abitazione-principale' },
  { codice: '3913', nome: 'Fabbricati rurali strumentali', di: 'rurali-strumentali' },
  { codice: '3914', nome: 'Terreni', di: 'terreni' },
  { codice: '3916', nome: 'Aree fabbricabili', di: 'aree-fabbricabili' },
  { codice: '3918', nome: 'Altri fabbricati', di: 'altri-fabbricati' },
  { codice: '3925', nome: 'Gruppo D, Stato', di: 'gruppo-d', dello: 'Stato' },
  { codice: '3930', nome: 'Gruppo D, comune', di: 'gruppo-d' },
  { codice: '3939', nome: 'Beni merce', di: 'beni-merce' },
];

const ARROTONDAMENTO = fonte('L. 296/2006', 'art. 1, c. 166');
const CONGUAGLIO = fonte('L. 160/2019', 'art. 1, c. 762');
const sommaTipo = (di: Fattispecie, quale: Nodo) => sommaDi(immobili, se(isTipo(di), quale, zeroEuro));

/** What of the sum is left after the deduction of the main home, which counts also for its annexes. */
const netta = ({ di }: Tributo, lorda: Nodo, detrazione: Nodo): Nodo =>
  di === 'abitazione-principale'
    ? maggiore(zeroEuro, meno(sommaTipo(di, lorda), sommaTipo(di, detrazione)))
    : sommaTipo(di, lorda);

const ofTributo = (
  nome: string,
  { codice }: Tributo,
  titolo: string,
  valore: Nodo,
  ...fonti: Parameters<typeof sempre>[1][]
): Concetto =>
  regola({
    id: `imu.${nome}.${codice}`,
    titolo: `${titolo} ${codice}`,
    unita: 'euro',
    formule: sempre(valore, ...fonti),
  });

/** One line of the F24: what is paid in June, what is due in the year, what is left in December. */
function makeRigo(tributo: Tributo) {
  const { acconto: sua, dovuta } = tributo.dello === 'Stato' ? delloStato : delComune;
  const acconto = ofTributo(
    'acconto',
    tributo,
    'Acconto, codice',
    arrotonda.euro(netta(tributo, sua, detrazioneSemestre)),
    CONGUAGLIO,
    ARROTONDAMENTO,
  );
  const dovuto = ofTributo(
    'dovuto',
    tributo,
    'Dovuto per l’anno, codice',
    arrotonda.euro(netta(tributo, dovuta, detrazioneAnno)),
    ARROTONDAMENTO,
  );
  return {
    tributo,
    acconto,
    dovuto,
    saldo: ofTributo(
      'saldo',
      tributo,
      'Saldo, codice',
      maggiore(zeroEuro, meno(dovuto, acconto)),
      CONGUAGLIO,
    ),
    credito: ofTributo(
      'credito',
      tributo,
      'Versato in più con l’acconto, codice',
      maggiore(zeroEuro, meno(acconto, dovuto)),
      CONGUAGLIO,
    ),
  };
}
export type RigoImu = ReturnType<typeof makeRigo>;
export const righi: readonly RigoImu[] = tributi.map(makeRigo);

const totale = (nome: 'acconto' | 'saldo' | 'dovuto' | 'credito', titolo: string) =>
  regola({
    id: `imu.totale.${nome}`,
    titolo,
    unita: 'euro',
    formule: sempre(somma(...righi.map((rigo) => rigo[nome])), CONGUAGLIO),
  });
export const totali = {
  acconto: totale('acconto', 'Acconto al comune'),
  saldo: totale('saldo', 'Saldo al comune'),
  dovuto: totale('dovuto', 'Dovuto per l’anno'),
  credito: totale('credito', 'Versato in più'),
};
/** So little for the year that nothing is paid. */
export const isSottoMinimo = regola({
  id: 'imu.sottoMinimo',
  titolo: 'Importo annuo che non si versa',
  unita: 'logico',
  formule: sempre(
    e(oltre(totali.dovuto, zeroEuro), fino(totali.dovuto, minimoAnnuo)),
    fonte('L. 296/2006', 'art. 1, c. 168'),
  ),
});
