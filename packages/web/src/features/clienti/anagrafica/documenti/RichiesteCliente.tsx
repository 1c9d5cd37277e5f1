import { useQuery } from '@tanstack/react-query';
import { richiesteDiQuery } from '../../../../dominio/richiesta/richiesta.api.ts';
import { nameProvata, showRichiesta } from '../../../../dominio/richiesta/stato-richiesta.ts';
import { useApriRichiesta } from '../../../../dominio/richiesta/useRichieste.ts';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiRichieste as m } from '../../../../messages/richiesta-documento.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import css from './Documenti.module.css';

/** The documents that were asked of a client; nothing for whom nothing was. */
export function RichiesteCliente({ idAnagrafica }: { idAnagrafica: string }) {
  const { data = [] } = useQuery(richiesteDiQuery({ IdAnagrafica: idAnagrafica }));
  const apri = useApriRichiesta();
  if (data.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="richieste">
      <h2 id="richieste" className={css.title}>
        {m.diCliente}
      </h2>
      <div className={css.content}>
        <table className={css.table} aria-label={m.diCliente}>
          <thead>
            <tr>
              <th>{m.documento}</th>
              <th>{m.prova}</th>
              <th>{m.stato}</th>
              <th>{m.chiestaIl}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((una) => (
              <tr key={una.id}>
                <td className={css.name}>
                  <Button aspetto="quiet" onClick={() => apri(una)}>
                    {una.documento}
                  </Button>
                </td>
                <td>{una.caselle.map(nameProvata).join('; ')}</td>
                <td>
                  <Stato {...showRichiesta(una)} />
                </td>
                <td>{formatDataOra(una.chiestaIl)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
