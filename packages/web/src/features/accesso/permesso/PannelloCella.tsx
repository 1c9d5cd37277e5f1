import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatMomento } from '../../../formato/formato.ts';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Matrice.module.css';
import type { CampoPersona, Effetto, Persona } from './matrice.api.ts';
import {
  canSpostare,
  findCampo,
  isAcceso,
  isDentro,
  type Riga,
  type Scelte,
  sayCella,
  sayDetto,
  sayIngresso,
} from './matrice.ts';

type Props = {
  persona: Persona;
  riga: Riga;
  scelte: Scelte;
  /** What the choices would do to what he sees. */
  effetto: Effetto | undefined;
  /** Where there is room for one person at a time, one only looks. */
  solaLettura: boolean;
  onVoce: (codice: string, valore: boolean | null) => void;
  onPersona: (persona: Persona, campo: CampoPersona, valore: boolean) => void;
  onGruppo: (persona: Persona, riga: Riga, dentro: boolean) => void;
  onChiudi: () => void;
};

const TRE = [
  ['si', m.si],
  ['no', m.no],
  ['predefinito', m.predefinito],
] as const;
const DUE = TRE.slice(0, 2);
const toValore = { si: true, no: false, predefinito: null } as const;
const toScelta = (valore: boolean | null) => (valore === null ? 'predefinito' : valore ? 'si' : 'no');

/** One cell in full: why it says what it says, and what may be changed there. */
export function PannelloCella(props: Props) {
  const { persona, riga, effetto, onChiudi } = props;
  const { ammesso, testo, perche } = sayCella(riga, persona);
  return (
    <aside className={css.panel} aria-label={persona.nome}>
      <header className={css.panelHead}>
        <h2>{persona.nome}</h2>
        <IconButton icona={IconX} nome={m.chiudi} onClick={onChiudi} />
      </header>
      <p className={css.soft}>
        {persona.ruolo},{' '}
        {persona.ultimoAccesso === null
          ? m.maiEntrato
          : m.ultimoAccesso(formatMomento(persona.ultimoAccesso))}
      </p>
      <h3 className={css.subject}>
        {riga.nome}{' '}
        {ammesso === null ? (
          <span>{testo}</span>
        ) : (
          <Stato tipo={ammesso ? 'fatto' : 'assente'} testo={testo} />
        )}
      </h3>
      <p>
        {perche} {riga.voce ? sayDetto(riga.voce) : sayIngresso(riga, persona)}
      </p>
      {riga.voce && <Catena voce={riga.voce} />}
      {riga.voce && <Cambia {...props} voce={riga.voce} />}
      {canSpostare(riga, persona) && <Sposta {...props} />}
      {effetto && <Effetti {...effetto} />}
      {persona.accessi && <Accessi accessi={persona.accessi} />}
      {riga.idGruppo && (
        <p>
          <Link to="/gruppi/$id" params={{ id: riga.idGruppo }}>
            {m.clientiDelGruppo}
          </Link>
        </p>
      )}
      <footer className={css.links}>
        <Link to="/utenti/$id/diritti" params={{ id: String(persona.id) }}>
          {m.tuttiIDiritti}
        </Link>
        <Link to="/utenti/$id" params={{ id: String(persona.id) }}>
          {m.scheda}
        </Link>
      </footer>
    </aside>
  );
}

type Voce = NonNullable<Riga['voce']>;

/** When he entered last and from where; where the audit log says no time, that is said. */
function Accessi({ accessi }: { accessi: NonNullable<Persona['accessi']> }) {
  return (
    <>
      <h3 className={css.subject}>{m.ultimiAccessi}</h3>
      {accessi.length === 0 ? (
        <p className={css.soft}>{m.nessunAccesso}</p>
      ) : (
        <dl className={css.chain} aria-label={m.ultimiAccessi}>
          {accessi.map(({ quando, ip }) => (
            <div key={quando}>
              <dt className="figures">{formatMomento(quando)}</dt>
              <dd className="figures">{ip ?? m.indirizzoIgnoto}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to="/registro-cronologico">{m.tuttoIlRegistro}</Link>
      </p>
    </>
  );
}

/** Each place where the value may be said, the one that counts marked. */
function Catena({ voce }: { voce: Voce }) {
  const livelli = [
    ['studio', voce.perStudio],
    ['gestore', voce.perGestore],
    ['predefinito', voce.default],
  ] as const;
  return (
    <dl className={css.chain} aria-label={m.catena}>
      {livelli.map(([livello, valore]) => (
        <div key={livello} className={livello === voce.origine ? css.counts : undefined}>
          <dt>{m.deciso[livello]}</dt>
          <dd>{valore === null ? '–' : valore ? m.si : m.no}</dd>
        </div>
      ))}
    </dl>
  );
}

/** In the group or not: chosen here, written with the rest. */
function Sposta({ persona, riga, scelte, solaLettura, onGruppo }: Props) {
  if (solaLettura) return null;
  return (
    <div className={css.change}>
      <div>
        <p className={css.soft}>{m.nelGruppo(persona.nome)}</p>
        <Segmenti
          nome={m.nelGruppo(persona.nome)}
          voci={DUE}
          valore={isDentro(riga, persona, scelte) ? 'si' : 'no'}
          onChange={(chiave) => onGruppo(persona, riga, chiave === 'si')}
        />
      </div>
    </div>
  );
}

/** What he would lose and gain, what of his work stays without him first. */
function Effetti({ prima, dopo, perde, guadagna, inCarico }: Effetto) {
  const righe = [
    [m.visti, m.daA(prima, dopo)],
    [m.perde, m.numero(perde)],
    [m.guadagna, m.numero(guadagna)],
  ] as const;
  return (
    <>
      <h3 className={css.subject}>{m.seSiApplica}</h3>
      {inCarico > 0 && <Stato tipo="attenzione" testo={m.senzaOperatore(inCarico)} />}
      <dl className={css.chain} aria-label={m.seSiApplica}>
        {righe.map(([nome, valore]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd className="figures">{valore}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Cambia({ persona, riga, voce, scelte, solaLettura, onVoce, onPersona }: Props & { voce: Voce }) {
  const campo = findCampo(riga);
  if (solaLettura) return null;
  const suo = campo && (scelte.persone.get(persona.id)?.[campo] ?? isAcceso(persona, campo));
  const scelto = scelte.voci.has(voce.codice) ? (scelte.voci.get(voce.codice) ?? null) : voce.perStudio;
  const conPersona = campo !== undefined && persona.modificabile;
  return (
    <div className={css.change}>
      {voce.scrivibile && (
        <div>
          <p className={css.soft}>{m.perTutti}</p>
          <Segmenti
            nome={m.valoreDi(voce.descrizione)}
            voci={TRE}
            valore={toScelta(scelto)}
            onChange={(chiave) => onVoce(voce.codice, toValore[chiave])}
          />
        </div>
      )}
      {conPersona && (
        <div>
          <p className={css.soft}>{m.perPersona(persona.nome)}</p>
          <Segmenti
            nome={m.perPersona(persona.nome)}
            voci={DUE}
            valore={suo ? 'si' : 'no'}
            onChange={(chiave) => onPersona(persona, campo, chiave === 'si')}
          />
        </div>
      )}
      {!voce.scrivibile && !conPersona && <p className={css.soft}>{m.nonModificabile}</p>}
    </div>
  );
}
