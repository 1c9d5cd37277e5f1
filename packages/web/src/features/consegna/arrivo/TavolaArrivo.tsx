import { Link } from '@tanstack/react-router';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiArrivo as m } from '../../../messages/arrivo.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import css from './Arrivo.module.css';
import type { VoceArrivo, VoceNonLetta } from './arrivo.api.ts';

const segni: Record<VoceArrivo['esito'], TipoStato> = {
  'Da portare': 'daFare',
  Letto: 'fatto',
  Documento: 'fatto',
  'Non letto': 'attenzione',
};

/** What each thing became: a declaration a row, and under it what of it was not taken. */
export const TavolaArrivo = ({ voci }: { voci: readonly VoceArrivo[] }) => (
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
        {voci.map((voce) => (
          <Riga key={voce.id} {...voce} />
        ))}
      </tbody>
    </table>
  </div>
);

function Riga(voce: VoceArrivo) {
  const { nome, esito, che, idDichiarazione, denominazione, codiceFiscale, clienteNuovo } = voce;
  const cliente = denominazione || codiceFiscale;
  return (
    <tr>
      <td className={css.file}>{nome}</td>
      <td>
        <Stato tipo={segni[esito]} testo={esito} />
      </td>
      <td>
        {idDichiarazione === null ? (
          che
        ) : (
          <Link to="/dichiarazione/$anno/$id" params={{ anno: String(voce.anno), id: idDichiarazione }}>
            {che}
          </Link>
        )}
      </td>
      <td>
        {cliente}
        {clienteNuovo && <span className={css.soft}> ({m.nuovo})</span>}
      </td>
      <td className={css.amount}>{idDichiarazione !== null && formatIntero(voce.caselle)}</td>
      <td className={css.why}>
        <NonLette voce={voce} nome={cliente || nome} />
      </td>
    </tr>
  );
}

function NonLette({ voce: { nonLette, quanteNonLette }, nome }: { voce: VoceArrivo; nome: string }) {
  const [prima] = nonLette;
  if (!prima) return <span className={css.soft}>{m.vuoto}</span>;
  if (nonLette.length === 1) return <Voce {...prima} />;
  return (
    <details>
      <summary>
        {prima.dove === '' ? prima.perche : formatIntero(quanteNonLette)}
        <span className="hidden">{m.tutte(nome)}</span>
      </summary>
      <ul>
        {nonLette.map((una) => (
          <li key={`${una.dove} ${una.valore} ${una.perche}`}>
            <Voce {...una} />
          </li>
        ))}
        {quanteNonLette > nonLette.length && <li>{m.altre(quanteNonLette - nonLette.length)}</li>}
      </ul>
    </details>
  );
}

const Voce = ({ dove, valore, perche }: VoceNonLetta) => (
  <>
    {dove !== '' && <strong>{dove}</strong>} {valore !== '' && <span className="figures">{valore}</span>}{' '}
    {perche}
  </>
);
