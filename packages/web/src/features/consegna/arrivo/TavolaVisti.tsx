import { formatIntero } from '../../../formato/formato.ts';
import { messaggiArrivo as m } from '../../../messages/arrivo.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import css from './Arrivo.module.css';
import { type FileVisto, isSenzaScheda } from './arrivo.api.ts';

/** Of a folder of thousands of files, those that are shown: first the ones with something to say. */
const MOSTRATI = 200;

/** How a file is seen: whole, with something missing, or nothing of it. */
function computeStato(file: FileVisto): TipoStato {
  if (file.contenuto === 'Nulla') return 'errore';
  return file.perche !== '' || isSenzaScheda(file) ? 'attenzione' : 'fatto';
}

const describeAltro = (file: FileVisto): string =>
  [
    ...(isSenzaScheda(file) ? [m.senzaScheda(file.quante - file.conScheda)] : []),
    ...(file.perche === '' ? [] : [file.perche]),
  ].join(' ');

/** What each file holds, before anything of it is written. */
export function TavolaVisti({ visti }: { visti: readonly FileVisto[] }) {
  const righe = visti.map((file, posto) => ({ ...file, posto, stato: computeStato(file) }));
  const prima = righe.filter(({ stato }) => stato !== 'fatto');
  const tutte = [...prima, ...righe.filter(({ stato }) => stato === 'fatto')];
  return (
    <>
      <div className={css.scroll}>
        <table className={css.table} aria-label={m.visti}>
          <thead>
            <tr>
              <th scope="col">{m.file}</th>
              <th scope="col">{m.contiene}</th>
              <th scope="col" className={css.amount}>
                {m.quante}
              </th>
              <th scope="col">{m.daSapere}</th>
            </tr>
          </thead>
          <tbody>
            {tutte.slice(0, MOSTRATI).map((file) => (
              <tr key={file.posto}>
                <td className={css.file}>{file.nome}</td>
                <td>
                  <Stato tipo={file.stato} testo={file.contenuto === 'Nulla' ? m.nulla : file.contenuto} />
                  {file.che !== '' && <span className={css.what}>{file.che}</span>}
                </td>
                <td className={css.amount}>{file.quante > 0 && formatIntero(file.quante)}</td>
                <td className={css.why}>{describeAltro(file)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tutte.length > MOSTRATI && <p className={css.soft}>{m.altri(tutte.length - MOSTRATI)}</p>}
    </>
  );
}
