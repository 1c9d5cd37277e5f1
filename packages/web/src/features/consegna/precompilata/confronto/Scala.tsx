import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import css from './Testa.module.css';

/** The balance with the Agenzia and with the choices, on one scale from zero. */
export function Scala({ agenzia, scelte }: { agenzia: number; scelte: number | null }) {
  const valori = [0, agenzia, scelte ?? agenzia];
  const [minimo, massimo] = [Math.min(...valori), Math.max(...valori)];
  const ampiezza = massimo - minimo || 1;
  const place = (valore: number) => `${((valore - minimo) / ampiezza) * 100}%`;
  const [da, a] = [Math.min(agenzia, scelte ?? agenzia), Math.max(agenzia, scelte ?? agenzia)];
  const [dallo, allo] = [Math.min(0, agenzia), Math.max(0, agenzia)];
  return (
    <figure className={css.scale}>
      <figcaption>{massimo > 0 ? m.scala : m.scalaDebito} (€)</figcaption>
      {scelte !== null && <span className={css.chosen}>{m.scalaScelte(scelte)}</span>}
      <span className={css.track} aria-hidden>
        <span
          className={css.full}
          style={{ insetInlineStart: place(dallo), insetInlineEnd: `calc(100% - ${place(allo)})` }}
        />
        <span
          className={css.moved}
          style={{ insetInlineStart: place(da), insetInlineEnd: `calc(100% - ${place(a)})` }}
        />
        {valori.map((valore, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: zero, the Agenzia, the choices: always three
          <span key={posto} className={css.tick} style={{ insetInlineStart: place(valore) }} />
        ))}
      </span>
      <span className={css.agency}>{m.scalaAgenzia(agenzia)}</span>
    </figure>
  );
}
