import { useQuery } from '@tanstack/react-query';
import { Parte } from '../../../../dominio/pagina/Parte.tsx';
import { richiesteDiQuery } from '../../../../dominio/richiesta/richiesta.api.ts';
import { nameProvata, showRichiesta } from '../../../../dominio/richiesta/stato-richiesta.ts';
import { useApriRichiesta } from '../../../../dominio/richiesta/useRichieste.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import css from './Panoramica.module.css';

const IN_VISTA = 3;

/** What the client was asked for and is not settled: the call is the moment to ask again. */
export function DaChiedere({ idAnagrafica }: { idAnagrafica: string }) {
  const lette = useQuery(richiesteDiQuery({ IdAnagrafica: idAnagrafica }));
  const apri = useApriRichiesta();
  const aperte = (lette.data ?? []).filter(({ stato }) => stato !== 'Confermata' && stato !== 'Ritirata');
  return (
    <Parte titolo={m.daChiedere} di={lette} className={css.chiedere}>
      {aperte.length === 0 && <p className={css.vuoto}>{m.nienteDaChiedere}</p>}
      <ul>
        {aperte.slice(0, IN_VISTA).map((una) => (
          <li key={una.id} className={css.richiesta}>
            <span className={css.tronco}>
              <strong>{una.documento}</strong>{' '}
              <span className={css.soffice}>{una.caselle.map(nameProvata).join('; ')}</span>
            </span>
            <Button aspetto="quiet" onClick={() => apri(una)}>
              {m.apriRichiesta}
            </Button>
            <span className={css.sotto}>
              <Stato {...showRichiesta(una)} /> · {m.chiestoIl(formatGiorno(una.chiestaIl))}
            </span>
          </li>
        ))}
      </ul>
    </Parte>
  );
}
