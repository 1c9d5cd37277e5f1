import { IconAlertOctagon } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { messaggiImportazione as m } from '../../messages/importazione.ts';
import { Segmenti } from '../../ui/campi/Segmenti.tsx';
import { Button } from '../../ui/comandi/Button.tsx';
import { Icona } from '../../ui/comandi/Icona.tsx';
import css from './Importazione.module.css';
import type { Colonne, ImportazioneLetta, Oggetto, Scelta } from './importazione.api.ts';

const ESEMPI = 3;
/** What stops the columns from being taken; null when nothing does. */
function checkColonne({ campi, obbligatorio, m: sue }: Oggetto, colonne: Colonne): string | null {
  const prese = colonne.filter((campo) => campo !== null);
  const ripetuto = prese.find((campo, posto) => prese.indexOf(campo) !== posto);
  if (ripetuto) return m.ripetuto(campi.find(([campo]) => campo === ripetuto)?.[1] ?? ripetuto);
  return prese.includes(obbligatorio) ? null : sue.manca;
}

type Props = {
  oggetto: Oggetto;
  letta: ImportazioneLetta;
  scelta: Scelta;
  onScelta: (scelta: Scelta) => void;
  inCorso: boolean;
  onIndietro: () => void;
  onAvanti: () => void;
};

/** Which field each column of the file fills. */
export function AssegnaColonne({ oggetto, letta, scelta, onScelta, inCorso, onIndietro, onAvanti }: Props) {
  const { intestazioni, campione, codifica, separatore } = letta;
  const problema = checkColonne(oggetto, scelta.colonne);
  const assign = (posto: number, campo: string) =>
    onScelta({
      ...scelta,
      colonne: scelta.colonne.map((prima, indice) => (indice === posto ? campo || null : prima)),
    });
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (problema === null && !inCorso) onAvanti();
  };
  return (
    <form onSubmit={submit} className={css.form}>
      {codifica && separatore && (
        <p className={css.soft}>
          {m.comeLetto(codifica.toUpperCase(), m.separatori[separatore] ?? separatore)}
        </p>
      )}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.colonna}</th>
            <th scope="col">{m.esempi}</th>
            <th scope="col">{m.campo}</th>
          </tr>
        </thead>
        <tbody>
          {[...intestazioni.entries()].map(([posto, intestazione]) => {
            const nome = intestazione || m.senzaNome(posto + 1);
            const esempi = campione.map((riga) => riga[posto] ?? '').filter(Boolean);
            return (
              <tr key={posto}>
                <th scope="row">{nome}</th>
                <td className={css.examples}>{esempi.slice(0, ESEMPI).join(' · ')}</td>
                <td>
                  <select
                    aria-label={m.campoDi(nome)}
                    className={css.select}
                    data-vuoto={scelta.colonne[posto] === null || undefined}
                    value={scelta.colonne[posto] ?? ''}
                    onChange={({ target }) => assign(posto, target.value)}
                  >
                    <option value="">{m.nonImportare}</option>
                    {oggetto.campi.map(([campo, testo]) => (
                      <option key={campo} value={campo}>
                        {testo}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={css.option}>
        <span className={css.soft}>{oggetto.m.presenti}</span>
        <Segmenti
          nome={oggetto.m.presenti}
          valore={scelta.presenti}
          voci={[
            ['scarta', oggetto.m.scarta],
            ['aggiorna', oggetto.m.aggiorna],
          ]}
          onChange={(presenti) => onScelta({ ...scelta, presenti })}
        />
      </div>
      <div className={css.buttons}>
        <Button onClick={onIndietro}>{m.altroFile}</Button>
        <Button type="submit" aspetto="primary" disabled={problema !== null} inCorso={inCorso}>
          {m.avanti}
        </Button>
        {problema && (
          <span role="status" className={css.problem}>
            <Icona di={IconAlertOctagon} size={16} />
            {problema}
          </span>
        )}
      </div>
    </form>
  );
}
