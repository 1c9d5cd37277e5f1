import { requisiti, tipologiaUtente } from '@quadra/contract';
import { daysBetween } from '@quadra/values';
import { IconRadar2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import type { ContestoSuite } from '../../../api/suite.ts';
import { useCalendario } from '../../../dominio/calendario/calendario.ts';
import { formatGiornoDisteso } from '../../../formato/formato.ts';
import { messaggiHome } from '../../../messages/home.ts';
import { messaggiPrimiPassi as m0 } from '../../../messages/primi-passi.ts';
import { messaggiScadenze } from '../../../messages/scadenze.ts';
import { messaggiStagione as m, makeFraseStagione } from '../../../messages/stagione.ts';
import { useAzioniSchermata } from '../../../ui/comandi/azioni-schermata.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Applicazioni } from './Applicazioni.tsx';
import { Attese } from './Attese.tsx';
import { AvvisoVerifica } from './AvvisoVerifica.tsx';
import { ClientiRecenti } from './ClientiRecenti.tsx';
import { Crediti } from './Crediti.tsx';
import home from './HomePage.module.css';
import css from './HomeStudio.module.css';
import type { Home } from './home.api.ts';
import { Messaggi } from './Messaggi.tsx';
import { PrimiPassi } from './PrimiPassi.tsx';
import { isPrimaOra, passiQuery } from './primi-passi.ts';
import { Recenti } from './Recenti.tsx';
import { nameRiga, Stagione } from './Stagione.tsx';
import { isPagamento, makeIndirizzo, type RigaStagione, stagioneQuery } from './stagione.ts';
import { usePreferenzaHome } from './usePreferenzaHome.ts';

/** The home of a studio: what comes and whether it is in time, who waits, the work that was left, then the years. */
export function HomeStudio({ suite, casa }: { suite: ContestoSuite; casa: Home | undefined }) {
  const { utente } = useSessione();
  const passi = usePrimiPassi(casa);
  return (
    <div className={home.home}>
      {passi !== null ? (
        <>
          <PrimiPassi {...passi} />
          <AvvisoVerifica />
        </>
      ) : (
        <InStagione />
      )}
      <div className={css.columns}>
        <Attese />
        <Recenti ripresa={casa?.ripresa ?? null} />
        {utente.tipologiaUtente === tipologiaUtente.AMM_STU ? (
          <Crediti conFigura />
        ) : (
          casa && <Messaggi noteLette={casa.noteLette} />
        )}
      </div>
      <div className={css.compact}>
        <Applicazioni suite={suite} />
      </div>
      <div className={css.bottom}>
        <ClientiRecenti />
        {utente.tipologiaUtente === tipologiaUtente.AMM_STU && casa && (
          <Messaggi noteLette={casa.noteLette} />
        )}
      </div>
    </div>
  );
}

/** Of a studio at work: the term that comes, and the season. */
function InStagione() {
  const { data, isError, refetch } = useQuery(stagioneQuery);
  return (
    <>
      <Testata righe={data?.righe} />
      <AvvisoVerifica />
      <Stagione dati={data} isError={isError} refetch={refetch} />
    </>
  );
}

/** The first steps, for who administers a studio that has no declaration yet, until he puts them aside; null otherwise. */
function usePrimiPassi(casa: Home | undefined) {
  const { utente } = useSessione();
  const save = usePreferenzaHome();
  const isSuo = utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  const { data: passi } = useQuery({ ...passiQuery, enabled: isSuo });
  const isOra = isSuo && passi !== undefined && isPrimaOra(passi);
  const isNascosti = casa?.passiNascosti ?? true;
  const azioni = useMemo(
    () => ({
      dove: m0.dove,
      list: () =>
        isOra && isNascosti
          ? [{ nome: m0.titolo, parole: m0.parole, run: () => save({ passiNascosti: false }) }]
          : [],
    }),
    [isOra, isNascosti, save],
  );
  useAzioniSchermata(azioni);
  if (!isOra || isNascosti) return null;
  return { passi, onNascondi: () => save({ passiNascosti: true }) };
}

/** The term that is nearest, what of it is done, and the button that does what is left. */
function Testata({ righe }: { righe: readonly RigaStagione[] | undefined }) {
  const { history } = useRouter();
  const { utente } = useSessione();
  const { oggi, prossima } = useCalendario();
  const inTempo = righe?.filter(({ obbligo }) => obbligo !== 'dichiarazione tardiva');
  // What is all done is not what comes next, unless there is nothing else.
  const prima = inTempo?.find(({ fatti, totale }) => fatti < totale) ?? inTempo?.[0];
  const daPreparare = inTempo?.find((riga) => isPagamento(riga) && riga.totale > riga.fatti);
  const restano = daPreparare ? daPreparare.totale - daPreparare.fatti : 0;
  return (
    <div className={home.head}>
      <header>
        <p className={home.today}>
          {formatGiornoDisteso(new Date(`${oggi}T12:00:00Z`))}
          {righe?.some(({ verificato }) => !verificato) && ` · ${messaggiScadenze.daRiscontrare}`}
          {righe && prossima && (righe[0] === undefined || prossima.data < righe[0].data) && (
            <> · {m.senzaClienti(messaggiScadenze.adempimenti[prossima.adempimento], prossima.data)}</>
          )}
        </p>
        {righe && (
          <h1 className={home.sentence}>
            {prima
              ? makeFraseStagione(
                  nameRiga(prima)[0],
                  daysBetween(oggi, prima.data),
                  isPagamento(prima),
                  prima.fatti,
                  prima.totale - prima.fatti,
                )
              : messaggiHome.nessunTermine}
          </h1>
        )}
      </header>
      <div className={css.azioni}>
        <Button icona={IconRadar2} onClick={() => history.push('/radar')}>
          {m.radar}
        </Button>
        {daPreparare && canScrivere(utente, requisiti.scriviDichiarazioni) && (
          <Button aspetto="primary" onClick={() => history.push(makeIndirizzo(daPreparare))}>
            {m.prepara(restano)}
          </Button>
        )}
      </div>
    </div>
  );
}
