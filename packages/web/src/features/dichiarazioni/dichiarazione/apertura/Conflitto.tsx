import { useState } from 'react';
import type { Differenza } from '../../../../api/errore.ts';
import css from '../../../../dominio/bozza/BannerBozza.module.css';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { useApertura } from './contesto.ts';

type Scelta = 'mio' | 'attuale';
type Props = {
  differenze: readonly Differenza[];
  onAnnulla: () => void;
  /** The keys whose current value wins over mine. */
  onTieni: (attuali: string[]) => void;
};

const readValore = (valore: unknown) => {
  const interno =
    valore !== null && typeof valore === 'object' && 'valore' in valore ? valore.valore : valore;
  return typeof interno === 'number' || typeof interno === 'string' || typeof interno === 'boolean'
    ? interno
    : null;
};

/** Somebody saved the same caselle meanwhile: for each, mine or the current one. */
export function Conflitto({ differenze, onAnnulla, onTieni }: Props) {
  const { modello } = useApertura();
  const [scelte, setScelte] = useState<Record<string, Scelta>>({});
  const scelta = (campo: string): Scelta => scelte[campo] ?? 'mio';
  return (
    <Finestra tipo="modale" titolo={m.conflittoTitolo} larghezza={640} onChiusa={onAnnulla} chiusura>
      <p>{m.conflittoTesto}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{m.casella}</th>
            <th className={css.value}>{m.mio}</th>
            <th className={css.value}>{m.attuale}</th>
            <th>
              <span className="hidden">{m.tieni}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {differenze.map(({ campo, mio, attuale }) => (
            <tr key={campo}>
              <td>
                <span className="strong figures">{nameCasella(campo)}</span>{' '}
                {modello.findCasella(campo)?.titolo}
              </td>
              <td className={css.value}>
                {formatValore(modello.findCasella(campo), readValore(mio)) || m.vuoto}
              </td>
              <td className={css.value}>
                {formatValore(modello.findCasella(campo), readValore(attuale)) || m.vuoto}
              </td>
              <td className={css.value}>
                <Segmenti
                  nome={nameCasella(campo)}
                  voci={[
                    ['mio', m.mio],
                    ['attuale', m.attuale],
                  ]}
                  valore={scelta(campo)}
                  onChange={(valore) => setScelte({ ...scelte, [campo]: valore })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PulsantiFinestra>
        <Button onClick={onAnnulla}>{m.annulla}</Button>
        <Button
          aspetto="primary"
          onClick={() =>
            onTieni(differenze.map(({ campo }) => campo).filter((campo) => scelta(campo) === 'attuale'))
          }
        >
          {m.tieni}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}
