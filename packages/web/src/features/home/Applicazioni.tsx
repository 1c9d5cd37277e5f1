import { tipologiaUtente } from '@quadra/contract';
import { type Icon, IconFileText, IconMail, IconSchool, IconSearch, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { type ContestoSuite, listAree } from '../../api/suite.ts';
import { messaggiHome as m } from '../../messages/home.ts';
import { annuncio } from '../../ui/annuncio.ts';
import { Icona } from '../../ui/Icona.tsx';
import { listVoci, togglePreferito } from './applicazioni.ts';
import { CollegamentoApplicazione } from './CollegamentoApplicazione.tsx';
import css from './HomePage.module.css';
import { clientiQuery, type Home, homeQuery, savePreferiti } from './home.api.ts';
import { Tessere } from './Tessere.tsx';

type Voce = { chiave: string; nome: string; testo: string; icona: Icon; verso: string | null };

/** Everything that can be opened from the home, in its own order. */
function useVoci(suite: ContestoSuite): Voce[] {
  const { utente, configurazione } = useSessione();
  const clienti = useQuery(clientiQuery);
  return [
    {
      chiave: 'anagrafica',
      nome: m.anagrafica,
      testo: clienti.data == null ? '' : m.clienti(clienti.data),
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
      testo: indirizzo === null ? m.nonDisponibile : m.formazioneTesto,
      icona: IconSchool,
      verso: indirizzo,
    })),
    ...(utente.tipologiaUtente === tipologiaUtente.AMM_ELMAS
      ? [{ chiave: 'posta', nome: m.posta, testo: m.postaTesto, icona: IconMail, verso: '/posta' }]
      : []),
  ];
}

/** The favourites, changed on the page at once and on the server after; put back when the server refuses. */
function usePreferiti() {
  const cache = useQueryClient();
  const { data } = useQuery(homeQuery);
  const preferiti = data?.preferiti ?? [];
  const set = (nuovi: readonly string[]) =>
    cache.setQueryData(homeQuery.queryKey, (prima: Home | undefined) =>
      prima ? { ...prima, preferiti: [...nuovi] } : prima,
    );
  const { mutate } = useMutation({
    mutationFn: savePreferiti,
    onError: (_errore, _nuovi, prima: readonly string[] | undefined) => set(prima ?? []),
    onMutate: (nuovi) => {
      set(nuovi);
      return preferiti;
    },
  });
  return { preferiti, toggle: (chiave: string) => mutate(togglePreferito(preferiti, chiave)) };
}

/** The applications by year and by name: searched as one types, the favourites first. Enter opens the first. */
export function Applicazioni({ suite }: { suite: ContestoSuite }) {
  const { history } = useRouter();
  const [cercato, setCercato] = useState('');
  const { preferiti, toggle } = usePreferiti();
  const voci = listVoci(useVoci(suite), preferiti, cercato);
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const verso = voci.find((voce) => voce.verso !== null)?.verso;
    if (cercato.trim() === '' || verso == null) return;
    if (verso.startsWith('/')) history.push(verso);
    else location.assign(verso);
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
      <Tessere suite={suite} cercato={cercato} />
      <ul className={css.links}>
        {voci.map((voce) => (
          <CollegamentoApplicazione
            key={voce.chiave}
            {...voce}
            isPreferita={preferiti.includes(voce.chiave)}
            onPreferita={() => {
              annuncio.say(
                preferiti.includes(voce.chiave)
                  ? m.toltaPreferita(voce.nome)
                  : m.aggiuntaPreferita(voce.nome),
              );
              toggle(voce.chiave);
            }}
          />
        ))}
      </ul>
      {voci.length === 0 && <p className={css.none}>{m.nessunaApplicazione(cercato.trim())}</p>}
    </section>
  );
}
