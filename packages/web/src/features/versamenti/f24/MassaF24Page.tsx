import { F24_PER_LOTTO } from '@quadra/contract';
import { ANNO_FISCALE, giornoDiRoma, listAnni, toCentesimi, toEuro } from '@quadra/values';
import { IconFiles } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiMassaF24 as m } from '../../../messages/f24-massa.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { mayScrivereF24 } from './f24.api.ts';
import { writeEuro } from './importi.ts';
import css from './Massa.module.css';
import { type Massa, massaQuery, startLavoroF24 } from './massa.api.ts';
import { TavolaMassa } from './TavolaMassa.tsx';

const listScelte = (anno: number) => {
  const corrente = Number(giornoDiRoma(new Date()).slice(0, 4));
  const tutti = new Set([ANNO_FISCALE - 1, ANNO_FISCALE, corrente, anno]);
  return [...tutti].filter((n) => listAnni().includes(n)).sort();
};
/** Whether a day was asked for on which nobody owes anything. */
const isSenzaDebiti = ({ scadenza, scadenze }: Massa): boolean =>
  scadenza !== null && scadenze.every(({ data }) => data !== scadenza);
/** The days to pay on, that one too. */
function listVoci(massa: Massa) {
  const { scadenza, scadenze } = massa;
  const voci = scadenze.map(({ data, clienti, saldo }) => ({
    chiave: data,
    testo: m.scadenzaDi(data, clienti, writeEuro(saldo)),
  }));
  return scadenza !== null && isSenzaDebiti(massa)
    ? [{ chiave: scadenza, testo: m.scadenzaVuota(scadenza) }, ...voci]
    : voci;
}
const listPronti = ({ righe }: Massa) => righe.filter(({ esito }) => esito === 'Si prepara');

/** The models of a term, of all the clients that have something to pay: who gets one, of how much, who does not and why. */
export function MassaF24Page() {
  const { anno: chiesto, scadenza } = useSearch({ from: '/riservata/lavoro/f24/massa' });
  const corrente = Number(giornoDiRoma(new Date()).slice(0, 4));
  const anno = chiesto ?? (listAnni().includes(corrente) ? corrente : ANNO_FISCALE);
  const navigate = useNavigate();
  const { data, error, isPlaceholderData } = useQuery({
    ...massaQuery(anno, scadenza),
    placeholderData: keepPreviousData,
  });
  const go = (nuovo: { anno: number; scadenza?: string }) =>
    void navigate({ to: '/f24/massa', search: nuovo, replace: true });
  const errore = error && toApiError(error);
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      />
      <div className={css.page}>
        <div className={css.choices}>
          <Segmenti
            nome={m.anno}
            voci={listScelte(anno).map((n) => [String(n), String(n)] as const)}
            valore={String(anno)}
            onChange={(nuovo) => go({ anno: Number(nuovo) })}
          />
          {data && data.scadenza !== null && (
            <Tendina
              etichetta={m.scadenza}
              valore={data.scadenza}
              fonte={makeFonteDati(listVoci(data))}
              onChange={(nuova) => nuova !== null && go({ anno, scadenza: nuova })}
            />
          )}
        </div>
        {data && isSenzaDebiti(data) && (
          <p className={css.soft}>
            {m.senzaDebiti(data.preparati)} <Link to="/f24">{m.apriF24}</Link>
          </p>
        )}
        {!data && !errore && <Skeleton righe={8} />}
        {data && data.righe.length === 0 && <EmptyState titolo={m.nessuno} testo={m.nessunoTesto(anno)} />}
        {data && data.righe.length > 0 && !isPlaceholderData && (
          <Scelta key={`${anno} ${data.scadenza}`} massa={data} />
        )}
      </div>
    </>
  );
}

function Scelta({ massa }: { massa: Massa }) {
  const scrive = mayScrivereF24(useSessione().utente);
  const cache = useQueryClient();
  const atto = useAtto();
  const pronti = listPronti(massa);
  // Everybody who can be prepared is chosen, until he is taken out.
  const [fuori, setFuori] = useState<ReadonlySet<string>>(new Set());
  const scelti = pronti.filter(({ idAnagrafica }) => !fuori.has(idAnagrafica));
  const euro = writeEuro(toEuro(scelti.reduce((somma, { saldo }) => somma + toCentesimi(saldo), 0)));
  const prepare = () =>
    atto.run(async () => {
      const codici = scelti.map(({ idAnagrafica }) => idAnagrafica);
      await startLavoroF24('prepara', codici, { Anno: massa.anno, Scadenza: massa.scadenza });
      notifiche.push('info', m.avviato);
      await cache.invalidateQueries({ queryKey: ['f24'] });
    });
  return (
    <>
      {massa.troppi && <p className={css.soft}>{m.troppi(F24_PER_LOTTO)}</p>}
      <TavolaMassa
        righe={massa.righe}
        fuori={scrive ? fuori : null}
        onTutti={(si) => setFuori(new Set(si ? [] : pronti.map(({ idAnagrafica }) => idAnagrafica)))}
        onUno={(id, si) =>
          setFuori(new Set(si ? [...fuori].filter((altro) => altro !== id) : [...fuori, id]))
        }
      />
      {scrive && (
        <footer className={css.foot}>
          <span role="status">{m.scelti(scelti.length, euro)}</span>
          <Button
            aspetto="primary"
            icona={IconFiles}
            disabled={scelti.length === 0}
            inCorso={atto.inCorso}
            onClick={() => void prepare()}
          >
            {m.prepara(scelti.length)}
          </Button>
        </footer>
      )}
    </>
  );
}
