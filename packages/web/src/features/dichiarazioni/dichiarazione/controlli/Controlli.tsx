import type { Finding } from '@quadra/fisco';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { useApertura, useVersioneDifferita } from '../apertura/contesto.ts';
import { listRilievi } from '../dati/rilievi.ts';
import css from './Controlli.module.css';
import { EliminaSenzaEffetto } from './EliminaSenzaEffetto.tsx';
import { RigheControlli } from './RigheControlli.tsx';

const livelli = ['bloccante', 'discordanza', 'informativa'] as const;

/** «1 bloccante, 2 discordanze», or that there is nothing to say. */
export function countFindings(findings: readonly Finding[]): string {
  const parti = livelli
    .map((livello) => [livello, findings.filter((voce) => voce.livello === livello).length] as const)
    .filter(([, quanti]) => quanti > 0)
    .map(([livello, quanti]) => m.conteggi[livello](quanti));
  return parti.length === 0 ? m.nessunControllo : parti.join(', ');
}

/** The findings, docked under the quadro; always their own row, never over the data. */
export function Controlli({ onRiepilogo }: { onRiepilogo: () => void }) {
  const { campi } = useApertura();
  useVersioneDifferita();
  const findings = listRilievi(campi);
  return (
    <section className={css.dock} aria-label={m.controlli}>
      <div className={css.head}>
        <h2>{m.controlli}</h2>
        <span className={css.count} role="status">
          {countFindings(findings)}
        </span>
        <EliminaSenzaEffetto />
        <button type="button" className={css.link} onClick={onRiepilogo}>
          {m.riepilogo}
        </button>
      </div>
      {findings.length > 0 && (
        <div className={css.list}>
          <RigheControlli findings={findings} />
        </div>
      )}
    </section>
  );
}
