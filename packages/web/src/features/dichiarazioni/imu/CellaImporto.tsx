import { messaggiImu as m } from '../../../messages/imu.ts';
import { classi } from '../../../ui/classi.ts';
import css from './Imu.module.css';
import { writeImporto } from './importi.ts';
import type { Importo } from './imu.api.ts';

export type Spiega = (concetto: string, posto: number, pulsante: HTMLElement) => void;
type PropsCella = { importo: Importo; nome: string; posto?: number; onSpiega: Spiega };

/** An amount that explains itself. */
export function CellaImporto({ importo, nome, posto = 0, onSpiega }: PropsCella) {
  const testo = writeImporto(importo);
  return (
    <button
      type="button"
      className={classi(css.amount, 'figures')}
      data-apre-pannello
      data-stato={importo.stato}
      aria-label={`${m.spiega(nome)}, ${testo}`}
      onClick={({ currentTarget }) => onSpiega(importo.concetto, posto, currentTarget)}
    >
      {testo}
    </button>
  );
}
