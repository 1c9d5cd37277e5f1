import { addDays, type Data, daysBetween, formatData, formatIt, toCentesimi, weekday } from '@quadra/values';
import { IconCheck, IconGripVertical, IconMail } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { messaggiPianificatore as m } from '../../../messages/pianificatore.ts';
import { messaggiPostaF24 } from '../../../messages/posta-f24.ts';
import { classi } from '../../../ui/classi.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './Pianificatore.module.css';
import type { Modello, Piano } from './pianificatore.api.ts';
import { type Finestra, listMesi, type Posto, placeGiorno } from './scenario.ts';

const PASSO = 7;
const SETTIMANA = 7;
export const writeEuro = (centesimi: number) => formatIt(centesimi, { decimali: 2, mostraZero: true });
export const writeGiorno = (data: Data) => m.giorno(weekday(data), data);
const inPercento = (parte: number) => `${(parte * 100).toFixed(3)}%`;

/** The codes of a model, the first ones. */
const CODICI = 4;
function writeCodici({ righe }: Modello): string {
  const codici = [...new Set(righe.map(({ codice }) => codice))];
  return codici.slice(0, CODICI).join(', ') + (codici.length > CODICI ? ` +${codici.length - CODICI}` : '');
}

type Props = {
  piano: Piano;
  posti: readonly Posto[];
  finestra: Finestra;
  oggi: Data;
  scrive: boolean;
  /** Which model was moved last: its steps are shown. */
  scelto: string | null;
  gradini: ReactNode;
  onMove: (modello: Modello, data: Data) => void;
  onReset: (modello: Modello) => void;
  onMail: (modello: Modello) => void;
};

/** The calendar: a lane for each model, with its box on its day. */
export function Corsie({ piano, posti, finestra, oggi, scrive, scelto, gradini, ...azioni }: Props) {
  const settimane = Array.from({ length: Math.ceil(finestra.giorni / (2 * PASSO)) }, (_, n) =>
    addDays(finestra.dal, n * 2 * PASSO),
  );
  return (
    <div className={css.calendar}>
      <div className={css.lane}>
        <span className={css.head}>{m.tributo}</span>
        <span className={css.head}>{m.codici}</span>
        <div className={css.scale} aria-hidden>
          {listMesi(finestra).map(({ mese, dal }) => (
            <span key={mese} className={css.month} style={{ left: inPercento(placeGiorno(finestra, dal)) }}>
              {m.mese(mese)}
            </span>
          ))}
          {settimane.map((giorno) => (
            <span
              key={giorno}
              className={css.tick}
              style={{ left: inPercento(placeGiorno(finestra, giorno)) }}
            >
              {giorno.slice(8)}
            </span>
          ))}
        </div>
      </div>
      {posti.map((posto) => (
        <Corsia
          key={posto.modello.id}
          {...{ posto, finestra, oggi, scrive }}
          {...azioni}
          gradini={posto.modello.id === scelto ? gradini : null}
        />
      ))}
      {piano.stime.length > 0 && (
        <div className={css.lane}>
          <span className={css.name}>{m.stime}</span>
          <span className={css.soft}>{m.stimeNota}</span>
          <Binario finestra={finestra} oggi={oggi}>
            {piano.stime.map((stima) => (
              <span
                key={`${stima.anno}${stima.data}`}
                className={css.guess}
                style={{ left: inPercento(placeGiorno(finestra, stima.data)) }}
                title={writeGiorno(stima.data)}
              >
                {writeEuro(toCentesimi(stima.saldo))}
              </span>
            ))}
          </Binario>
        </div>
      )}
    </div>
  );
}

type PropsBinario = { finestra: Finestra; oggi: Data; children: ReactNode; alto?: boolean };
export function Binario({ finestra, oggi, children, alto }: PropsBinario) {
  return (
    <div className={classi(css.track, alto && css.tall)} data-binario>
      {listMesi(finestra).map(({ mese, dal }) => (
        <span key={mese} className={css.rule} style={{ left: inPercento(placeGiorno(finestra, dal)) }} />
      ))}
      <span className={css.today} style={{ left: inPercento(placeGiorno(finestra, oggi)) }} />
      {children}
    </div>
  );
}

type PropsCorsia = Pick<
  Props,
  'finestra' | 'oggi' | 'scrive' | 'onMove' | 'onReset' | 'onMail' | 'gradini'
> & {
  posto: Posto;
};
function Corsia({ posto, finestra, oggi, scrive, onMove, onReset, onMail, gradini }: PropsCorsia) {
  const { modello, data, spostato } = posto;
  return (
    <>
      <div className={css.lane}>
        <span className={css.name}>
          {m.modello(modello.numero)}
          {scrive && (
            <IconButton
              icona={IconMail}
              size={16}
              nome={messaggiPostaF24.manda(m.modello(modello.numero))}
              onClick={() => onMail(modello)}
            />
          )}
        </span>
        <span className={css.soft}>{writeCodici(modello)}</span>
        <Binario finestra={finestra} oggi={oggi}>
          {spostato && (
            <>
              <span
                className={css.ghost}
                style={{ left: inPercento(placeGiorno(finestra, modello.data)) }}
                title={writeGiorno(modello.data)}
              >
                {writeEuro(toCentesimi(modello.saldo))}
              </span>
              <span
                aria-hidden
                className={css.way}
                style={{
                  left: inPercento(
                    Math.min(placeGiorno(finestra, modello.data), placeGiorno(finestra, data)),
                  ),
                  width: inPercento(
                    Math.abs(placeGiorno(finestra, data) - placeGiorno(finestra, modello.data)),
                  ),
                }}
              />
            </>
          )}
          {modello.spostabile && scrive ? (
            <Scatola {...{ posto, finestra, oggi, onMove, onReset }} />
          ) : (
            <span
              className={modello.stato === 'Da pagare' ? css.still : css.done}
              style={{ left: inPercento(placeGiorno(finestra, data)) }}
              title={m.fermo(
                m.modello(modello.numero),
                writeEuro(posto.saldo),
                writeGiorno(data),
                modello.stato,
              )}
            >
              {writeEuro(posto.saldo)}
              {modello.stato !== 'Da pagare' && <Icona di={IconCheck} size={13} />}
            </span>
          )}
        </Binario>
      </div>
      {gradini}
    </>
  );
}

/** Where a drag began: the pixels of a day, and the day the box was on. */
type Presa = { x: number; pixel: number; data: Data };

function Scatola({
  posto,
  finestra,
  oggi,
  onMove,
  onReset,
}: Pick<PropsCorsia, 'posto' | 'finestra' | 'oggi' | 'onMove' | 'onReset'>) {
  const { modello, data, saldo, spostato } = posto;
  const presa = useRef<Presa | null>(null);
  const [inMano, setInMano] = useState(false);
  const ultimo = addDays(finestra.dal, finestra.giorni - 1);
  const move = (nuova: Data) => {
    const dentro = nuova < oggi ? oggi : nuova > ultimo ? ultimo : nuova;
    if (dentro !== data) onMove(modello, dentro);
  };
  const handleKey = (evento: KeyboardEvent) => {
    if (evento.key === 'Escape') {
      presa.current = null;
      setInMano(false);
      onReset(modello);
      return;
    }
    const verso = { ArrowLeft: -1, ArrowRight: 1 }[evento.key];
    if (!evento.altKey || verso === undefined) return;
    // Alt and an arrow would leave the page.
    evento.preventDefault();
    move(addDays(data, verso * (evento.shiftKey ? SETTIMANA : 1)));
  };
  const take = (evento: PointerEvent<HTMLButtonElement>) => {
    const binario = evento.currentTarget.closest('[data-binario]');
    if (evento.button !== 0 || binario === null) return;
    evento.currentTarget.setPointerCapture(evento.pointerId);
    presa.current = { x: evento.clientX, pixel: binario.clientWidth / finestra.giorni, data };
    setInMano(true);
  };
  const drag = (evento: PointerEvent) => {
    if (presa.current === null) return;
    const { x, pixel, data: da } = presa.current;
    move(addDays(da, Math.round((evento.clientX - x) / pixel)));
  };
  const drop = () => {
    presa.current = null;
    setInMano(false);
  };
  const parte = placeGiorno(finestra, data);
  return (
    <span className={css.place} style={{ left: inPercento(parte) }}>
      <button
        type="button"
        className={classi(css.box, inMano && css.held, spostato && css.moved)}
        aria-label={m.sposta(m.modello(modello.numero), writeEuro(saldo), writeGiorno(data))}
        onKeyDown={handleKey}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <Icona di={IconGripVertical} size={13} />
        {writeEuro(saldo)}
      </button>
      {spostato && (
        <span className={classi(css.flag, parte > 0.6 && css.before)} aria-hidden>
          {m.etichetta(writeGiorno(data), daysBetween(spostato.scadenza, data))}
        </span>
      )}
    </span>
  );
}

export const writeFinoA = (finestra: Finestra): string =>
  formatData(addDays(finestra.dal, finestra.giorni - 1));
