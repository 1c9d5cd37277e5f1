import { relazioneFamiliare, ruoloCollaboratore } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Parte } from '../../../../dominio/pagina/Parte.tsx';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { type Anagrafica, anagraficaQuery } from '../anagrafica.api.ts';
import { formatEuro } from './celle.ts';
import css from './Panoramica.module.css';

interface Persona {
  readonly ruolo: string;
  readonly nome: string;
  readonly come: string;
}

/** Who is tied to the client, and how. */
const listPersone = ({ familiari, soci, collaboratori }: Anagrafica): Persona[] => [
  ...familiari.map(({ relazione, denominazione, codiceFiscale, percentuale, mesiCarico }) => ({
    ruolo: relazioneFamiliare[relazione],
    nome: denominazione || codiceFiscale,
    come: mesiCarico > 0 ? m.aCarico(formatEuro(percentuale)) : m.nonACarico,
  })),
  ...soci.map(({ denominazione, codiceFiscale, quotaPartecipazione }) => ({
    ...{ ruolo: m.socio(formatEuro(quotaPartecipazione)), nome: denominazione || codiceFiscale, come: '' },
  })),
  ...collaboratori.map(({ ruolo, denominazione, codiceFiscale }) => ({
    ...{ ruolo: ruoloCollaboratore[ruolo], nome: denominazione || codiceFiscale, come: '' },
  })),
];

/** The family and the people of a client's firm, as his record holds them. */
export function Famiglia({ id }: { id: string }) {
  const letta = useQuery(anagraficaQuery(id));
  const persone = letta.data ? listPersone(letta.data) : [];
  return (
    <Parte
      titolo={m.famiglia}
      di={letta}
      stato=""
      azione={
        <Link to="/anagrafica/$id" params={{ id }}>
          {m.relazioni}
        </Link>
      }
    >
      {persone.length === 0 && <p className={css.vuoto}>{m.senzaLegami}</p>}
      <ul>
        {persone.map(({ ruolo, nome, come }, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the record keeps them in this order, and two may be alike
          <li key={`${posto} ${nome}`} className={css.persona}>
            <span className={css.soffice}>{ruolo}</span>
            <span className={css.tronco}>{nome}</span>
            <span className={css.soffice}>{come}</span>
          </li>
        ))}
      </ul>
    </Parte>
  );
}
