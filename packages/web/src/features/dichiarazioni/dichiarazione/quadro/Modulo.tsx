import { type Casella as CasellaModello, type Rigo, withModulo } from '@quadra/fisco';
import { useSyncExternalStore } from 'react';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import { computeLarghezza, computeStretta, hasNomeLungo, isFitto, isParlante } from '../dati/disposizione.ts';
import { headOf, noteOf } from '../dati/interni.ts';
import { Casella } from './Casella.tsx';
import { ErroriRigo, NoteRigo } from './Messaggi.tsx';
import { CodiceRigo, InternoDiRigo } from './NumeroInterno.tsx';
import css from './Registro.module.css';

/** A rigo whose caselle do not fit in columns: each with its label above, and below what the law computes of it. */
export function Modulo({ rigo }: { rigo: Rigo }) {
  const { modulo } = useApertura();
  const chiavi = rigo.caselle.map((casella) => withModulo(casella.chiave, modulo));
  const inserite = rigo.caselle.filter((casella) => casella.inserita);
  // The meaning of a code goes below.
  const fitto = isFitto(inserite);
  const accanto = inserite.some(hasNomeLungo);
  return (
    <div className={classi(css.form, fitto && css.dense)}>
      <p className={css.formTitle}>
        <CodiceRigo codice={rigo.codice} className={css.code} />
        <span className={css.name}>
          {rigo.titolo}
          <InternoDiRigo rigo={rigo} />
          <NoteRigo chiavi={chiavi} />
        </span>
      </p>
      <div className={css.fields}>
        {inserite.map((casella) => (
          <span
            key={casella.chiave}
            className={classi(css.field, casella.tipo === 'barrata' && (accanto ? css.tick : css.tickBelow))}
            style={getLarghezza(casella, fitto, accanto)}
          >
            <span aria-hidden>{casella.titolo}</span>
            <Casella
              casella={casella}
              chiave={withModulo(casella.chiave, modulo)}
              nomeRigo={rigo.titolo}
              conDescrizione={!fitto}
            />
          </span>
        ))}
      </div>
      {fitto && <Significati caselle={inserite} />}
      <Risultati rigo={rigo} />
      <ErroriRigo chiavi={chiavi} />
    </div>
  );
}

/** `accanto`: the ticks have their words beside, and the room that these need. */
function getLarghezza(casella: CasellaModello, fitto: boolean, accanto: boolean) {
  if (casella.tipo === 'barrata' && accanto) return undefined;
  if (fitto) return { width: computeStretta(casella) };
  return casella.tipo === 'barrata' || casella.opzioni ? undefined : { width: computeLarghezza(casella) };
}

/** What the codes of a rigo mean, in one line. */
function Significati({ caselle }: { caselle: readonly CasellaModello[] }) {
  const { campi, modulo } = useApertura();
  const testo = useSyncExternalStore(campi.subscribeTutto, () =>
    caselle
      .flatMap(({ chiave, opzioni = [] }) => {
        const { valore } = campi.get(withModulo(chiave, modulo)).esito;
        const trovata = opzioni.find(({ codice }) => codice === valore);
        return trovata ? [trovata.descrizione] : [];
      })
      .join(' · '),
  );
  return testo === '' ? null : <p className={css.meanings}>{testo}</p>;
}

/** The computed caselle of a rigo that say something, one beside the other. */
function Risultati({ rigo }: { rigo: Rigo }) {
  const { campi, modulo } = useApertura();
  const calcolate = rigo.caselle.filter((casella) => !casella.inserita);
  const read = (casella: CasellaModello) => campi.get(withModulo(casella.chiave, modulo)).esito;
  const posti = useSyncExternalStore(campi.subscribeTutto, () => {
    const prima = calcolate.findIndex((casella) => read(casella).stato === 'incompleto');
    return calcolate
      .map((casella, posto) => {
        const esito = read(casella);
        if (esito.stato === 'incompleto') return posto === prima ? '1' : '0';
        return isParlante({ rigo, casella, prima: false, sola: false }, esito) ? '1' : '0';
      })
      .join('');
  });
  const parlanti = calcolate.filter((_, posto) => posti[posto] === '1');
  if (parlanti.length === 0) return null;
  return (
    <p className={css.results}>
      {parlanti.map((casella) => (
        <span key={casella.chiave} className={css.result}>
          <span title={noteOf(casella)}>{headOf(casella)}</span>
          <Casella casella={casella} chiave={withModulo(casella.chiave, modulo)} nomeRigo={rigo.titolo} />
        </span>
      ))}
    </p>
  );
}
