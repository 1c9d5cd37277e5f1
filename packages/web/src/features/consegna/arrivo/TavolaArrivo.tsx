import { Link } from '@tanstack/react-router';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiArrivo as m } from '../../../messages/arrivo.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import css from './Arrivo.module.css';
import type { FileArrivato, VoceNonLetta } from './arrivo.api.ts';
import type { RigaArrivo } from './righe.ts';

const segni: Record<FileArrivato['esito'], TipoStato> = {
  Letto: 'fatto',
  Documento: 'fatto',
  'Non letto': 'attenzione',
};

/** What each file became: a declaration a row, and under it what of it was not taken. */
export const TavolaArrivo = ({ righe }: { righe: readonly RigaArrivo[] }) => (
  <div className={css.scroll}>
    <table className={css.table} aria-label={m.titolo}>
      <thead>
        <tr>
          <th scope="col">{m.file}</th>
          <th scope="col">{m.esito}</th>
          <th scope="col">{m.che}</th>
          <th scope="col">{m.cliente}</th>
          <th scope="col" className={css.amount}>
            {m.caselle}
          </th>
          <th scope="col">{m.nonLette}</th>
        </tr>
      </thead>
      <tbody>
        {righe.map((riga) => (
          <Riga key={riga.chiave} {...riga} />
        ))}
      </tbody>
    </table>
  </div>
);

function Riga({ file, dichiarazione, nonLette }: RigaArrivo) {
  const nome = dichiarazione?.denominazione || dichiarazione?.codiceFiscale || file.nome;
  const isFatta = (dichiarazione?.idDichiarazione ?? null) !== null;
  const tipo =
    dichiarazione !== null && !isFatta && !dichiarazione.clienteNuovo ? 'attenzione' : segni[file.esito];
  return (
    <tr>
      <td className={css.file}>{file.nome}</td>
      <td>
        <Stato tipo={tipo} testo={file.esito} />
      </td>
      <td>
        {isFatta && dichiarazione ? (
          <Link
            to="/dichiarazione/$anno/$id"
            params={{ anno: String(dichiarazione.anno), id: dichiarazione.idDichiarazione ?? '' }}
          >
            {dichiarazione.tipo} {dichiarazione.anno}
          </Link>
        ) : (
          file.che
        )}
      </td>
      <td>
        {dichiarazione && nome}
        {dichiarazione?.clienteNuovo && <span className={css.soft}> ({m.nuovo})</span>}
      </td>
      <td className={css.amount}>{isFatta && formatIntero(dichiarazione?.caselle ?? 0)}</td>
      <td className={css.why}>
        {nonLette.length === 0 ? (
          <span className={css.soft}>{m.vuoto}</span>
        ) : nonLette.length === 1 && nonLette[0] ? (
          <Voce {...nonLette[0]} />
        ) : (
          <details>
            <summary>
              {formatIntero(nonLette.length)}
              <span className="hidden">{m.tutte(nome)}</span>
            </summary>
            <ul>
              {nonLette.map((voce) => (
                <li key={`${voce.dove} ${voce.valore} ${voce.perche}`}>
                  <Voce {...voce} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  );
}

const Voce = ({ dove, valore, perche }: VoceNonLetta) => (
  <>
    {dove !== '' && <strong>{dove}</strong>} {valore !== '' && <span className="figures">{valore}</span>}{' '}
    {perche}
  </>
);
