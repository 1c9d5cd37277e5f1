import { requisitoApplicativo, tipologiaUtente } from '@quadra/contract';
import {
  type Icon,
  IconExternalLink,
  IconFileText,
  IconMail,
  IconSchool,
  IconSearch,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useParole, useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { hasRequisito } from '../../../api/requisiti.ts';
import { type ContestoSuite, createNavigazione, listAree } from '../../../api/suite.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { annuncio } from '../../../ui/notifiche/annuncio.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { listVoci, togglePreferito } from './applicazioni.ts';
import { CollegamentoApplicazione } from './CollegamentoApplicazione.tsx';
import css from './HomePage.module.css';
import { clientiQuery, homeQuery } from './home.api.ts';
import { Tessere, useAnni } from './Tessere.tsx';
import { usePreferenzaHome } from './usePreferenzaHome.ts';

type Voce = { chiave: string; nome: string; testo: string; icona: Icon; verso: string | null };

/** Everything that can be opened from the home, in its own order. */
export function useVoci(suite: ContestoSuite): Voce[] {
  const { utente, configurazione } = useSessione();
  const clienti = useQuery(clientiQuery);
  const parole = useParole();
  const spente = useQuery(homeQuery).data?.areeSpente ?? [];
  return [
    {
      chiave: 'anagrafica',
      nome: parole.anagrafica,
      testo: clienti.data == null ? '' : parole.quanti(clienti.data),
      icona: IconUsers,
      verso: '/anagrafica',
    },
    {
      chiave: 'dichiarazioni',
      nome: m.dichiarazioni,
      testo: m.dichiarazioniTesto(configurazione.annoFiscale),
      icona: IconFileText,
      verso: '/dichiarazioni',
    },
    ...listAree(suite).map(({ chiave, nome, indirizzo }) => ({
      chiave: `lms/${chiave.replace('_', '')}`,
      nome,
      testo: indirizzo === null ? m.nonDisponibile : spente.includes(chiave) ? m.spenta : m.formazioneTesto,
      icona: IconSchool,
      verso: spente.includes(chiave) ? null : indirizzo,
    })),
    ...(utente.studioId !== null && hasRequisito(utente, requisitoApplicativo.REMOTEHOST)
      ? [
          {
            chiave: 'applicazione-remota',
            nome: m.remota,
            testo: m.remotaTesto,
            icona: IconExternalLink,
            verso: '/applicazione-remota',
          },
        ]
      : []),
    ...(utente.tipologiaUtente === tipologiaUtente.AMM_ELMAS
      ? [{ chiave: 'posta', nome: m.posta, testo: m.postaTesto, icona: IconMail, verso: '/posta' }]
      : []),
  ];
}

const tellAssente = () => notifiche.push('info', m.annoAssente);

/** The applications by year and by name: searched as one types, the favourites first. Enter opens the first. */
export function Applicazioni({ suite }: { suite: ContestoSuite }) {
  const { history } = useRouter();
  const { configurazione } = useSessione();
  const [cercato, setCercato] = useState('');
  const save = usePreferenzaHome();
  const preferiti = useQuery(homeQuery).data?.preferiti ?? [];
  const isSolaLettura = useSolaLettura();
  const anni = useAnni(suite, cercato);
  const leave = (verso: string) => (verso.startsWith('/') ? history.push(verso) : location.assign(verso));
  const voci = listVoci(useVoci(suite), preferiti, cercato);
  const change = ({ chiave, nome }: Voce) => {
    annuncio.say(preferiti.includes(chiave) ? m.toltaPreferita(nome) : m.aggiuntaPreferita(nome));
    save({ preferiti: togglePreferito(preferiti, chiave) });
  };
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (cercato.trim() === '') return;
    const verso = voci.find((voce) => voce.verso !== null)?.verso;
    const [anno] = anni;
    if (verso != null) leave(verso);
    else if (anno !== undefined && configurazione.anni.includes(anno)) leave(`/dichiarazioni?anno=${anno}`);
    else if (anno !== undefined) createNavigazione(suite, { go: leave, tell: tellAssente }).openAnno(anno);
  };
  return (
    <section className={css.section}>
      <div className={css.applicationsHead}>
        <h2 className={css.heading}>{m.applicazioni}</h2>
        <search>
          <form className={css.find} onSubmit={submit}>
            <Icona di={IconSearch} size={16} />
            <input
              type="search"
              aria-label={m.cercaApplicazione}
              placeholder={m.cercaApplicazione}
              value={cercato}
              maxLength={60}
              onChange={(evento) => setCercato(evento.target.value)}
            />
          </form>
        </search>
      </div>
      <Tessere suite={suite} anni={anni} />
      <ul className={css.links}>
        {voci.map((voce) => (
          <CollegamentoApplicazione
            key={voce.chiave}
            {...voce}
            isPreferita={preferiti.includes(voce.chiave)}
            onPreferita={isSolaLettura ? null : () => change(voce)}
          />
        ))}
      </ul>
      {voci.length + anni.length === 0 && <p className={css.none}>{m.nessunaApplicazione(cercato.trim())}</p>}
    </section>
  );
}
