import type { Interno, SituazioneCreditiFilo } from '@quadra/contract';
import { addDays } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Movimento, situazioneQuery, ultimiMovimentiQuery } from '../../../api/crediti.ts';
import { useCalendario } from '../../../dominio/calendario/calendario.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { messaggiCredito as m } from '../../../messages/credito.ts';
import { messaggiStagione as s } from '../../../messages/stagione.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { computeRitmo } from './crediti.ts';
import css from './HomePage.module.css';
import { lunediDi } from './stagione.ts';

/** The credits of the studio: how many, what is to be known of them, the last movements. */
export function Crediti({ conFigura = false }: { conFigura?: boolean }) {
  const { data: situazione } = useQuery(situazioneQuery);
  const { data, isError, refetch } = useQuery(ultimiMovimentiQuery);
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>
          {m.titoloWidget}
          {situazione && !conFigura && (
            <span className={classi(css.credits, 'figures')}> {formatIntero(situazione.residui)}</span>
          )}
        </h2>
        <Link to="/movimenti">{m.tuttiMovimenti}</Link>
      </div>
      {situazione && conFigura && <Figura situazione={situazione} />}
      {situazione?.sottoSoglia && situazione.soglia !== null && (
        <p className={css.warned}>
          {m.sottoSoglia(situazione.soglia)} <Link to="/pacchetti">{m.vaiAiPacchetti}</Link>
        </p>
      )}
      {situazione?.inScadenza.map(({ crediti, scadeIl }) => (
        <p key={scadeIl} className={css.warned}>
          {m.inScadenza(crediti, scadeIl)}
        </p>
      ))}
      {isError && (
        <p className={css.none}>
          {m.nonLetti} <Button onClick={() => refetch()}>{m.riprova}</Button>
        </p>
      )}
      {data?.righe.length === 0 && (
        <p className={css.none}>
          {m.nessunUltimo} <Link to="/pacchetti">{m.vaiAiPacchetti}</Link>
        </p>
      )}
      <ul>
        {data?.righe.map((riga) => (
          <Riga key={riga.id} riga={riga} />
        ))}
      </ul>
    </section>
  );
}

const Riga = ({ riga }: { riga: Movimento }) => (
  <li className={css.movement}>
    <span className={css.rowName}>{riga.tipoMovimento}</span>
    <span className={classi(css.amount, css.amountValue, 'figures')}>
      {riga.quantita > 0 ? '+' : ''}
      {formatIntero(riga.quantita)}
    </span>
    <span className={css.movementWhy}>{riga.causale}</span>
    <span className={css.movementWhen}>{formatQuantoFa(riga.data, new Date())}</span>
  </li>
);

const SETTIMANE = 12;
const ALTA = 40;
const LARGA = 16;
/** The figure, how long it lasts at the pace of the last weeks, and what was used in each. */
function Figura({ situazione }: { situazione: Interno<SituazioneCreditiFilo> }) {
  const { oggi } = useCalendario();
  const { residui, settimane } = situazione;
  const ultimo = lunediDi(oggi);
  const usi = Array.from({ length: SETTIMANE }, (_, passo) => {
    const lunedi = addDays(ultimo, (passo - SETTIMANE + 1) * 7);
    return { lunedi, usati: settimane.find((una) => una.lunedi === lunedi)?.usati ?? 0 };
  });
  const ritmo = computeRitmo(usi.map(({ usati }) => usati));
  const massimo = Math.max(1, ...usi.map(({ usati }) => usati));
  const nomi = usi.filter(({ usati }) => usati > 0).map(({ lunedi, usati }) => s.nella(usati, lunedi));
  return (
    <>
      <p className={classi(css.figure, 'figures')}>{formatIntero(residui)}</p>
      <p className={css.figureText}>
        {s.residui(ritmo !== null && residui > 0 ? Math.floor(residui / ritmo) : null)}
      </p>
      {nomi.length > 0 && (
        <>
          <svg
            role="img"
            aria-label={s.usoSettimane(nomi.join(', '))}
            viewBox={`0 0 ${SETTIMANE * LARGA} ${ALTA}`}
            className={css.uses}
          >
            {usi.map(({ lunedi, usati }, posto) => {
              const alta = Math.round((usati / massimo) * ALTA);
              return (
                <rect
                  key={lunedi}
                  x={posto * LARGA + 1}
                  y={ALTA - alta}
                  width={LARGA - 2}
                  height={alta}
                  className={posto === SETTIMANE - 1 ? css.useNow : css.use}
                />
              );
            })}
          </svg>
          <p className={css.usesText}>
            <span>{ritmo !== null && s.alla(Math.max(1, Math.round(ritmo)))}</span>
            <span>{s.oggi}</span>
          </p>
        </>
      )}
    </>
  );
}
