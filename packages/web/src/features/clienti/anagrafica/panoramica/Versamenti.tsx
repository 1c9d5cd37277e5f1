import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Parte } from '../../../../dominio/pagina/Parte.tsx';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { classi } from '../../../../ui/classi.ts';
import { Stato, type TipoStato } from '../../../../ui/stati/Stato.tsx';
import { formatEuro } from './celle.ts';
import css from './Panoramica.module.css';
import { type Versamento, versamentiDiQuery } from './panoramica.api.ts';

const tipi: Readonly<Record<Versamento['stato'], TipoStato>> = {
  'Da pagare': 'aperto',
  'Da preparare': 'daFare',
  Inviato: 'inviato',
  Pagato: 'fatto',
  Annullato: 'assente',
};

/** What is to pay from the next, then what was paid from the last: today stands between them. */
export function Versamenti({ id }: { id: string }) {
  const letti = useQuery(versamentiDiQuery(id));
  const { data } = letti;
  return (
    <Parte
      titolo={m.versamenti}
      di={letti}
      stato={
        data && data.entroFineAnno > 0 ? (
          <>
            <span className={css.calcolato}>{formatEuro(data.entroFineAnno)} €</span>{' '}
            {m.ancora(formatGiorno(`${data.oggi.slice(0, 4)}-12-31`))}
          </>
        ) : undefined
      }
      azione={
        <Link to="/conto-fiscale" search={{ cliente: id }}>
          {m.conto}
        </Link>
      }
    >
      {data && data.daPagare.length + data.pagati.length === 0 ? (
        <p className={css.vuoto}>{m.nullaDaPagare}</p>
      ) : (
        data && (
          <table className={css.elenco}>
            <thead>
              <tr>
                <th scope="col">{m.entroIl}</th>
                <th scope="col">{m.cheCosa}</th>
                <th scope="col" className={css.grigia}>
                  {m.codiceTributo}
                </th>
                <th scope="col" className={css.destra}>
                  {m.aDebito}
                </th>
                <th scope="col">{m.stato}</th>
              </tr>
            </thead>
            <tbody>
              {data.daPagare.map((una) => (
                <Riga key={una.chiave} una={una} oggi={data.oggi} />
              ))}
              <tr className={css.oggiRiga}>
                <td colSpan={5}>{m.oggiE(formatGiorno(data.oggi))}</td>
              </tr>
              {data.pagati.map((una) => (
                <Riga key={una.chiave} una={una} oggi={data.oggi} />
              ))}
            </tbody>
          </table>
        )
      )}
    </Parte>
  );
}

function Riga({ una, oggi }: { una: Versamento; oggi: string }) {
  const { data, nome, codici, importo, stato, idF24 } = una;
  const isPassato = data < oggi && (stato === 'Da pagare' || stato === 'Da preparare');
  return (
    <tr>
      <td className={css.figura}>{formatGiorno(data)}</td>
      <td className={css.tronco} title={nome}>
        {idF24 === null ? (
          nome
        ) : (
          <Link to="/f24/$id" params={{ id: idF24 }}>
            {nome}
          </Link>
        )}
      </td>
      <td className={css.grigia}>{codici.length > 1 ? m.codici(codici.length) : codici[0]}</td>
      <td className={classi(css.destra, css.figura, stato === 'Da preparare' && css.calcolato)}>
        {formatEuro(importo)}
      </td>
      <td>
        <Stato tipo={isPassato ? 'attenzione' : tipi[stato]} testo={stato} />
      </td>
    </tr>
  );
}
