import { LIMITI_PANORAMICA } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Parte } from '../../../../dominio/pagina/Parte.tsx';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { computeIndirizzoFile, ultimiDocumentiQuery } from '../documenti/documenti.api.ts';
import css from './Panoramica.module.css';

/** The last papers of a client. */
export function UltimiDocumenti({ id }: { id: string }) {
  const letti = useQuery(ultimiDocumentiQuery(id, LIMITI_PANORAMICA.documenti));
  return (
    <Parte
      titolo={m.documenti}
      di={letti}
      stato=""
      azione={
        <Link to="/anagrafica/$id" params={{ id }} hash="documenti">
          {m.tuttiDocumenti(letti.data?.totale ?? 0)}
        </Link>
      }
    >
      {letti.data?.righe.length === 0 && <p className={css.vuoto}>{m.senzaDocumenti}</p>}
      <ul>
        {letti.data?.righe.map(({ id: documento, nome, caricatoIl }) => (
          <li key={documento} className={css.riga}>
            <a className={css.tronco} href={computeIndirizzoFile(documento)} download={nome} title={nome}>
              {nome}
            </a>
            <span className={css.soffice}>{formatGiorno(caricatoIl)}</span>
          </li>
        ))}
      </ul>
    </Parte>
  );
}
