import { Fragment, type KeyboardEvent } from 'react';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import { classi } from '../../../ui/classi.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Matrice.module.css';
import type { Effetto, Persona } from './matrice.api.ts';
import { computeDopo, findVistiDopo, type Riga, type Scelte, sayCella } from './matrice.ts';

type Punto = { riga: string; persona: number };
type Props = {
  righe: readonly Riga[];
  persone: readonly Persona[];
  scelte: Scelte;
  effetti: readonly Effetto[];
  scelta: Punto | null;
  onScelta: (punto: Punto) => void;
};

const passi: Readonly<Record<string, readonly [righe: number, persone: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
const parti = Object.keys(m.parti) as (keyof typeof m.parti)[];

/** The table: people are columns, what they see and may do are rows; arrows move from cell to cell. */
export function Tavola({ righe, persone, scelte, effetti, scelta, onScelta }: Props) {
  const move = (evento: KeyboardEvent<HTMLTableElement>) => {
    const passo = passi[evento.key];
    const [posto, colonna] = (evento.target as HTMLElement).dataset.cella?.split(' ').map(Number) ?? [];
    if (!passo || posto === undefined || colonna === undefined) return;
    const meta = `[data-cella="${posto + passo[0]} ${colonna + passo[1]}"]`;
    const cella = evento.currentTarget.querySelector<HTMLButtonElement>(meta);
    if (!cella) return;
    evento.preventDefault();
    cella.focus();
  };
  const isPrima = (posto: number, colonna: number) => posto === 0 && colonna === 0;
  const isScelta = (riga: Riga, { id }: Persona) => scelta?.riga === riga.chiave && scelta.persona === id;
  const hasScelta = righe.some((riga) => persone.some((persona) => isScelta(riga, persona)));
  return (
    <div className={css.scroll}>
      <table className={css.table} onKeyDown={move}>
        <caption className="hidden">{m.tabella}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              {m.voce}
            </th>
            <th scope="col" className={css.by}>
              {m.decisoDa}
            </th>
            {persone.map(({ id, nome, ruolo }) => (
              <th key={id} scope="col" className={classi(css.person, id === scelta?.persona && css.chosen)}>
                <span className={css.who}>{nome}</span>
                <span className={css.role}>{ruolo}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parti.map((parte) => {
            const sue = righe.filter((riga) => riga.parte === parte);
            const [titolo, testo] = m.parti[parte];
            return sue.length === 0 ? null : (
              <Fragment key={parte}>
                <tr className={css.part}>
                  <th scope="rowgroup" colSpan={persone.length + 2}>
                    <b>{titolo}</b> <span>{testo}</span>
                  </th>
                </tr>
                {sue.map((riga) => {
                  const posto = righe.indexOf(riga);
                  return (
                    <tr key={riga.chiave}>
                      <th scope="row" className={css.name}>
                        {riga.nome}
                        {riga.quanti !== undefined && (
                          <span className={css.soft}> {m.numero(riga.quanti)}</span>
                        )}
                      </th>
                      <td className={css.by}>{riga.deciso}</td>
                      {persone.map((persona, colonna) => (
                        <td key={persona.id} className={classi(persona.id === scelta?.persona && css.chosen)}>
                          <Cella
                            riga={riga}
                            persona={persona}
                            dopo={sayDopo(riga, persona, { scelte, effetti })}
                            luogo={`${posto} ${colonna}`}
                            scelta={isScelta(riga, persona)}
                            tab={hasScelta ? isScelta(riga, persona) : isPrima(posto, colonna)}
                            onScelta={onScelta}
                          />
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type PropsCella = {
  riga: Riga;
  persona: Persona;
  dopo: Dopo | undefined;
  luogo: string;
  scelta: boolean;
  tab: boolean;
  onScelta: (punto: Punto) => void;
};

type Dopo = { ammesso: boolean | null; testo: string };
function sayDopo(
  riga: Riga,
  persona: Persona,
  { scelte, effetti }: { scelte: Scelte; effetti: readonly Effetto[] },
): Dopo | undefined {
  if (riga.chiave === 'visti') {
    const visti = findVistiDopo(persona, effetti);
    return visti === undefined ? undefined : { ammesso: null, testo: m.numero(visti) };
  }
  const ammesso = computeDopo(riga, persona, scelte);
  return ammesso === undefined ? undefined : { ammesso, testo: ammesso ? m.si : m.no };
}

function Cella({ riga, persona, dopo, luogo, scelta, tab, onScelta }: PropsCella) {
  const { ammesso, testo, accanto } = sayCella(riga, persona);
  // What is heard holds what is read, in the same words.
  const letto = accanto === '' ? testo : `${testo} ${accanto}`;
  const parola = dopo === undefined ? letto : m.diventa(testo, dopo.testo);
  return (
    <button
      type="button"
      data-cella={luogo}
      tabIndex={tab ? 0 : -1}
      aria-pressed={scelta}
      aria-label={`${persona.nome}, ${riga.nome}, ${parola}`}
      className={classi(css.cell, dopo !== undefined && css.pending)}
      onClick={() => onScelta({ riga: riga.chiave, persona: persona.id })}
    >
      {dopo === undefined ? (
        <>
          <Segno ammesso={ammesso} testo={testo} />
          {accanto && ' '}
          {accanto && <span className={css.aside}>{accanto}</span>}
        </>
      ) : (
        <>
          <span className={css.before}>{testo} →</span> <Segno {...dopo} />
        </>
      )}
    </button>
  );
}

const Segno = ({ ammesso, testo }: Dopo) =>
  ammesso === null ? (
    <span className={css.value}>{testo}</span>
  ) : (
    <Stato tipo={ammesso ? 'fatto' : 'assente'} testo={testo} />
  );
