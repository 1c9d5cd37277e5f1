import { daysBetween } from '@quadra/values';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { formatIntero } from '../../../formato/formato.ts';
import { nameTipo } from '../../../messages/dichiarazione.ts';
import { countRestano, messaggiStagione as m, nameObbligo } from '../../../messages/stagione.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarreSettimane, LARGHEZZA_SETTIMANA } from '../../../ui/grafici/BarreSettimane.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import home from './HomePage.module.css';
import css from './Stagione.module.css';
import {
  computePrevisione,
  computeServono,
  computeStatoRiga,
  makeAsse,
  makeIndirizzo,
  placeSettimane,
  type RigaStagione,
  SETTIMANE,
} from './stagione.ts';

export const nameRiga = ({ tipo, ...riga }: RigaStagione) =>
  nameObbligo({ ...riga, tipo: tipo === null ? '' : nameTipo(tipo) });

type Props = {
  dati: { oggi: string; righe: readonly RigaStagione[] } | undefined;
  isError: boolean;
  refetch: () => void;
};

/** The obligations that come: how many are done, what is left, and the weeks there are for it. */
export function Stagione({ dati, isError, refetch }: Props) {
  return (
    <section className={css.stagione}>
      <h2 className={home.heading}>{m.titolo}</h2>
      {isError && (
        <p className={home.none}>
          {m.nonCaricato} <Button onClick={refetch}>{m.riprova}</Button>
        </p>
      )}
      {dati?.righe.length === 0 && (
        <p className={home.none}>
          {m.vuoto} <Collegamento verso="/anagrafica">{m.vaiClienti}</Collegamento>
        </p>
      )}
      {dati && dati.righe.length > 0 && <Tavola oggi={dati.oggi} righe={dati.righe} />}
    </section>
  );
}

function Tavola({ oggi, righe }: { oggi: string; righe: readonly RigaStagione[] }) {
  return (
    <>
      <table className={css.tavola} aria-label={m.titolo}>
        <thead>
          <tr>
            <th scope="col" className={css.colData}>
              <span className="hidden">{m.data}</span>
            </th>
            <th scope="col">
              <span className="hidden">{m.obbligo}</span>
            </th>
            <th scope="col" className={css.numero}>
              {m.fatti}
            </th>
            <th scope="col" className={css.restano}>
              {m.restano}
            </th>
            <th scope="col" className={css.numero}>
              {m.aDebito}
            </th>
            <th scope="col" className={css.settimane}>
              <span className="hidden">{m.settimane}</span>
              <Mesi oggi={oggi} />
            </th>
          </tr>
        </thead>
        <tbody>
          {righe.map((riga, posto) => (
            <Riga
              key={`${riga.obbligo} ${riga.tipo} ${riga.anno} ${riga.data}`}
              riga={riga}
              oggi={oggi}
              isPrima={righe[posto - 1]?.data !== riga.data}
            />
          ))}
        </tbody>
      </table>
      <p className={css.legenda} aria-hidden="true">
        <span className={css.segnoFatti}>{m.fattiNella}</span>
        <span className={css.segnoServono}>{m.servono}</span>
        <span className={css.segnoTermine}>{m.termine}</span>
      </p>
    </>
  );
}

const nomeMese = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });
const giornoCorto = new Intl.DateTimeFormat('it-IT', { month: 'short', weekday: 'short', timeZone: 'UTC' });
const ALTO = 24;
/** A month whose name would be under that of today, or cut, is not named. */
const STRETTO = 2;

function Mesi({ oggi }: { oggi: string }) {
  const { mesi, placeOf } = makeAsse(oggi);
  const posto = placeOf(oggi);
  return (
    <svg width={SETTIMANE * LARGHEZZA_SETTIMANA} height={ALTO} aria-hidden="true" className={css.mesi}>
      {mesi
        .filter((uno) => Math.abs(uno.posto - posto) > STRETTO && uno.posto < SETTIMANE - STRETTO)
        .map((uno) => (
          <text key={uno.mese} x={uno.posto * LARGHEZZA_SETTIMANA + 2} y={16}>
            {nomeMese.format(new Date(`${uno.mese}T12:00:00Z`))}
          </text>
        ))}
      <text x={posto * LARGHEZZA_SETTIMANA} y={16} textAnchor="middle" className={css.oggi}>
        {m.oggi}
      </text>
    </svg>
  );
}

function Giorno({ data }: { data: string }) {
  const parti = giornoCorto.formatToParts(new Date(`${data}T12:00:00Z`));
  const find = (tipo: string) => parti.find(({ type }) => type === tipo)?.value ?? '';
  return (
    <time dateTime={data}>
      <span className={classi(css.giorno, 'figures')}>{Number(data.slice(8))}</span>{' '}
      <span className={css.mese}>
        {find('month')}, {find('weekday')}
      </span>
    </time>
  );
}

function Riga({ riga, oggi, isPrima }: { riga: RigaStagione; oggi: string; isPrima: boolean }) {
  const [nome, coda] = nameRiga(riga);
  const restano = riga.totale - riga.fatti;
  const { tipo, vicino } = computeStatoRiga(riga, oggi);
  const testo =
    restano === 0
      ? m.tutti
      : [countRestano(riga.obbligo, restano), vicino && m.giorni(daysBetween(oggi, riga.data))]
          .filter(Boolean)
          .join(', ');
  return (
    <tr className={isPrima ? css.prima : undefined}>
      <td className={css.colData}>
        {isPrima ? <Giorno data={riga.data} /> : <span className="hidden">{riga.data.slice(8)}</span>}
      </td>
      <th scope="row" className={css.nome}>
        <Collegamento verso={makeIndirizzo(riga)}>{nome}</Collegamento> <span>{coda}</span>
      </th>
      <td className={css.numero}>
        <strong className="figures">{formatIntero(riga.fatti)}</strong> {m.di}{' '}
        <span className="figures">{formatIntero(riga.totale)}</span>
      </td>
      <td className={css.restano}>
        <Stato tipo={tipo} testo={testo} />
        <Previsione riga={riga} oggi={oggi} />
      </td>
      <td className={classi(css.numero, css.euro)}>
        {riga.aDebito !== null && riga.aDebito !== 0 ? (
          <Collegamento verso="/pianificatore" className={css.calcolato}>
            <span className="figures">{formatIntero(Math.round(riga.aDebito))}</span>
          </Collegamento>
        ) : riga.daCalcolare && restano > 0 ? (
          m.daCalcolare
        ) : (
          m.niente
        )}
      </td>
      <td className={css.settimane}>
        <Settimane riga={riga} oggi={oggi} vicino={vicino} />
      </td>
    </tr>
  );
}

/** Where the pace kept so far leads, and what that rests on; nothing while there are too few days. */
function Previsione({ riga, oggi }: { riga: RigaStagione; oggi: string }) {
  const previsione = computePrevisione(riga, oggi);
  if (previsione === null) return null;
  const { fine, mancano, alla, settimane } = previsione;
  return (
    <span className={css.previsione} title={m.previsioneSu(alla, settimane)}>
      {fine === null ? m.mancheranno(mancano) : m.finisceIl(fine)}
      <span className="hidden"> {m.previsioneSu(alla, settimane)}</span>
    </span>
  );
}

function Settimane({ riga, oggi, vicino }: { riga: RigaStagione; oggi: string; vicino: boolean }) {
  const asse = makeAsse(oggi);
  const servono = computeServono(riga.totale - riga.fatti, oggi, riga.data);
  const fatti = riga.settimane ?? [];
  const tell = (quali: typeof servono) =>
    quali.map(({ lunedi, quanti }) => m.nella(quanti, lunedi)).join(', ');
  const termine = asse.placeOf(riga.data) + 1 / 7;
  const postiFatti = placeSettimane(fatti, asse);
  const adesso = Math.round(asse.placeOf(oggi) - 0.5);
  return (
    <BarreSettimane
      quante={SETTIMANE}
      fatti={postiFatti}
      // A week has one bar: what is done of this one is said, what is left of it comes after.
      servono={placeSettimane(servono, asse).filter(
        ({ posto }) => posto !== adesso || !postiFatti.some((uno) => uno.posto === posto),
      )}
      oggi={asse.placeOf(oggi)}
      termine={termine <= SETTIMANE ? termine : null}
      mesi={asse.mesi.map(({ posto }) => posto)}
      vicino={vicino}
      parole={m.settimaneDi(tell([...fatti]), tell(servono))}
    />
  );
}
