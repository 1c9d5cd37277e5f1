import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../api/errore.ts';
import { getEtichetta, toPercorsoInterno } from '../../../dominio/anagrafica/percorsi-campo.ts';
import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../ui/finestre/Finestra.tsx';
import css from './AnagraficaForm.module.css';
import { type Anagrafica, anagraficaQuery } from './anagrafica.api.ts';
import { applyScelte, formatValore, type Scelta } from './conflitto.ts';
import { toValori, type Valori } from './valori.ts';

type Props = {
  errore: ApiError;
  id: string;
  valori: Valori;
  onClose: () => void;
  onRisolto: (risolti: Valori, attuale: Anagrafica) => void;
};

/** Two users, one record: field by field, mine or the current one. Nothing is overwritten unseen. */
export function Conflitto({ errore, id, valori, onClose, onRisolto }: Props) {
  const cache = useQueryClient();
  const righe = errore.differenze.map((voce) => ({ ...voce, percorso: toPercorsoInterno(voce.campo) }));
  const [scelte, setScelte] = useState<ReadonlyMap<string, Scelta>>(
    () => new Map(righe.map(({ percorso }) => [percorso, 'mio'])),
  );
  const setTutte = (scelta: Scelta) => setScelte(new Map(righe.map(({ percorso }) => [percorso, scelta])));
  const confirm = async () => {
    const attuale = await cache.fetchQuery(anagraficaQuery(id));
    onRisolto(applyScelte(valori, toValori(attuale), scelte), attuale);
  };
  return (
    <Finestra tipo="modale" titolo={m.conflitto} larghezza={620} onChiusa={onClose}>
      <p>{m.conflittoTesto}</p>
      <div className={css.all}>
        <Button onClick={() => setTutte('mio')}>{m.tieniMiei}</Button>
        <Button onClick={() => setTutte('attuale')}>{m.usaAttuali}</Button>
      </div>
      <table className={css.conflict}>
        <thead>
          <tr>
            <th scope="col">{m.campo}</th>
            <th scope="col">{m.mio}</th>
            <th scope="col">{m.attuale}</th>
          </tr>
        </thead>
        <tbody>
          {righe.map((riga) => (
            <tr key={riga.percorso}>
              <th scope="row">{getEtichetta(riga.percorso)}</th>
              {(['mio', 'attuale'] as const).map((scelta) => (
                <td key={scelta}>
                  <label>
                    <input
                      type="radio"
                      name={riga.percorso}
                      checked={scelte.get(riga.percorso) === scelta}
                      onChange={() => setScelte(new Map(scelte).set(riga.percorso, scelta))}
                    />
                    {formatValore(scelta === 'mio' ? riga.mio : riga.attuale)}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PulsantiFinestra>
        <Button onClick={onClose}>{messaggiUi.annulla}</Button>
        <Button aspetto="primary" onClick={confirm}>
          {messaggiUi.ok}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}
