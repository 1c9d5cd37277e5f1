import { IconAlertTriangle, IconDeviceFloppy, IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatOra } from '../../formato/formato.ts';
import { messaggiBozza as m } from '../../messages/bozza.ts';
import { classi } from '../../ui/classi.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { useLinea } from '../../ui/stati/linea.ts';
import css from './StatoBozza.module.css';
import type { FonteBozze } from './stato-bozza.ts';

type Props = {
  bozze: FonteBozze;
  /** What to say while nothing is being typed. */
  ferma?: string | undefined;
};

/** Where what was typed is: saved, in a draft, on its way, or kept here until the line is back. */
export function StatoBozza({ bozze, ferma }: Props) {
  const stato = useSyncExternalStore(bozze.subscribe, bozze.get);
  const isOnline = useLinea();
  const isSospesa = stato.tipo === 'in attesa' || stato.tipo === 'non salvata';
  if (!isOnline) return <Avviso icona={IconWifiOff} testo={isSospesa ? m.senzaLinea : m.senzaLineaBreve} />;
  if (stato.tipo === 'non salvata') return <Avviso icona={IconAlertTriangle} testo={m.nonSalvata} />;
  const testo =
    stato.tipo === 'salvata' ? m.salvata(formatOra(stato.alle)) : stato.tipo === 'ferma' ? ferma : m.inCorso;
  if (testo === undefined) return null;
  return (
    <span className={css.state}>
      <Icona di={IconDeviceFloppy} size={13} />
      {testo}
    </span>
  );
}

function Avviso({ icona, testo }: { icona: typeof IconWifiOff; testo: string }) {
  return (
    <span className={classi(css.state, css.warning)} role="status">
      <Icona di={icona} size={13} />
      {testo}
    </span>
  );
}
