import { Link } from '@tanstack/react-router';
import { formatDa } from '../../../formato/tempo.ts';
import { messaggiStrumento } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Parte } from './Parte.tsx';
import css from './StatoCasa.module.css';
import type { useFermi } from './useFermi.ts';

const m = messaggiStrumento.casa;

/** What is stopped: how many, since when, why, and the way out. */
export function CodeFerme({ fermi }: { fermi: ReturnType<typeof useFermi> }) {
  const { fermi: lavori, errori, inCorso, resend } = fermi;
  const adesso = new Date();
  const niente = lavori.length === 0 && errori === 0;
  return (
    <Parte
      titolo={m.code}
      nota={m.codeNota}
      di={fermi.lavori.isError ? fermi.lavori : fermi.posta}
      azione={
        <span className={css.links}>
          <Link to="/lavori">{messaggiStrumento.tuttiLavori}</Link>
          <Link to="/posta">{messaggiStrumento.vaiPosta}</Link>
        </span>
      }
    >
      {niente && <p className={css.none}>{m.nessunaCoda}</p>}
      {!niente && (
        <table className={css.table} aria-label={m.code}>
          <thead className="hidden">
            <tr>
              <th scope="col">{m.coda}</th>
              <th scope="col">{m.quanti}</th>
              <th scope="col">{m.daQuando}</th>
              <th scope="col">{m.causa}</th>
              <th scope="col">{m.viaDUscita}</th>
            </tr>
          </thead>
          <tbody>
            {lavori.map((lavoro) => (
              <tr key={lavoro.id}>
                <th scope="row">
                  <Stato tipo="errore" testo={lavoro.titolo} />
                </th>
                <td>{m.unLavoro}</td>
                <td className={css.soft}>{formatDa(lavoro.creato, adesso)}</td>
                <td>{lavoro.errore ?? m.senzaCausa}</td>
                <td className={css.soft}>{m.riprendeChi}</td>
              </tr>
            ))}
            {errori > 0 && (
              <tr>
                <th scope="row">
                  <Stato tipo="attenzione" testo={m.posta} />
                </th>
                <td>{m.email(errori)}</td>
                <td />
                <td>{m.causaPosta}</td>
                <td className={css.figure}>
                  <Button inCorso={inCorso} onClick={() => void resend()}>
                    {messaggiStrumento.rimetti}
                  </Button>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </Parte>
  );
}
