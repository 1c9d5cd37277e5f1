import { formatNomeProprio } from '../../formato/nome-proprio.ts';
import { messaggiImportazione as m } from '../../messages/importazione.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import { Stato } from '../../ui/stati/Stato.tsx';
import css from './Importazione.module.css';
import type { Oggetto, RigaAnteprima } from './importazione.api.ts';

const tipi = { nuova: 'fatto', aggiornata: 'aperto', scartata: 'errore' } as const;

type Props = {
  oggetto: Oggetto;
  righe: readonly RigaAnteprima[];
  totale: number;
  inCorso: boolean;
  onIndietro: () => void;
  onConferma: () => void;
};

/** What would become of the first rows; the last step before something is written. */
export function Anteprima({ oggetto, righe, totale, inCorso, onIndietro, onConferma }: Props) {
  const count = (esito: RigaAnteprima['esito']) => righe.filter((riga) => riga.esito === esito).length;
  const buone = count('nuova') + count('aggiornata');
  // Of a file seen whole it is known how many rows will be written, and whether any.
  const isIntera = righe.length === totale;
  const niente = isIntera && buone === 0;
  return (
    <div className={css.form}>
      <p className={css.soft}>
        {m.anteprima(righe.length, totale)}:{' '}
        {oggetto.m.esiti(count('nuova'), count('aggiornata'), count('scartata'))}.
      </p>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.right}>
                {m.riga}
              </th>
              <th scope="col">{m.esito}</th>
              <th scope="col">{oggetto.m.che}</th>
              <th scope="col">{oggetto.m.codiceFiscale}</th>
              <th scope="col">{m.comune}</th>
              <th scope="col">{m.motivo}</th>
            </tr>
          </thead>
          <tbody>
            {righe.map((riga) => (
              <tr key={riga.numero}>
                <td className={css.right}>{riga.numero}</td>
                <td>
                  <Stato tipo={tipi[riga.esito]} testo={oggetto.m.stati[riga.esito]} />
                </td>
                <td className={css.name}>{riga.denominazione}</td>
                <td className="figures">{riga.codiceFiscale}</td>
                <td>{formatNomeProprio(riga.comune)}</td>
                <td className={css.reason}>{riga.messaggio}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.buttons}>
        {niente && <p className={css.soft}>{m.nienteDaImportare}</p>}
        <Button onClick={onIndietro}>{m.indietro}</Button>
        <Button aspetto="primary" inCorso={inCorso} disabled={niente} onClick={onConferma}>
          {m.conferma(isIntera ? buone : totale)}
        </Button>
      </div>
    </div>
  );
}
