import { IconHistoryToggle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatMomento } from '../../formato/formato.ts';
import { messaggiBozza as m } from '../../messages/bozza.ts';
import { classi } from '../../ui/classi.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import { Icona } from '../../ui/comandi/Icona.tsx';
import css from './BannerBozza.module.css';

export type RigaDifferenza = { chiave: string; nome: ReactNode; prima: string; dopo: string };
type Props = {
  /** When the draft was saved, ISO. */
  salvataIl: string;
  /** What the first column names. */
  voce: string;
  /** «3 caselle diverse». */
  quante: string;
  righe: readonly RigaDifferenza[];
  /** Figures stand at the right. */
  isNumerica?: boolean;
  /** Something to know before taking it. */
  nota?: string | undefined;
  onRiprendi: () => void;
  onScarta: () => void;
};

/** «Bozza recuperata del 10:42»: what was typed and not saved, with its differences; it waits for a choice. */
export function BannerBozza({
  salvataIl,
  voce,
  quante,
  righe,
  isNumerica,
  nota,
  onRiprendi,
  onScarta,
}: Props) {
  const [conElenco, setConElenco] = useState(false);
  const titolo = m.recuperata(formatMomento(salvataIl));
  const valore = classi(isNumerica && css.value, isNumerica && 'figures');
  return (
    <section className={css.banner} aria-label={titolo}>
      <div className={css.line} role="status">
        <Icona di={IconHistoryToggle} size={18} />
        <span className="strong">{titolo}</span>
        <span className={css.count}>{quante}</span>
        <Button aspetto="quiet" aria-expanded={conElenco} onClick={() => setConElenco(!conElenco)}>
          {conElenco ? m.nascondiDifferenze : m.vediDifferenze}
        </Button>
        <Button onClick={onScarta}>{m.scarta}</Button>
        <Button onClick={onRiprendi}>{m.riprendi}</Button>
      </div>
      {nota && <p className={css.note}>{nota}</p>}
      {conElenco && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{voce}</th>
                <th className={valore}>{m.salvato}</th>
                <th className={valore}>{m.inBozza}</th>
              </tr>
            </thead>
            <tbody>
              {righe.map(({ chiave, nome, prima, dopo }) => (
                <tr key={chiave}>
                  <td>{nome}</td>
                  <td className={valore}>{prima || m.vuoto}</td>
                  <td className={valore}>{dopo || m.vuoto}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
