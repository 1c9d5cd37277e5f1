import type { ComponentType } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiSicurezza as m } from '../../../messages/sicurezza.ts';
import { messaggiVerifica } from '../../../messages/verifica.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { SezioneAccessi } from './SezioneAccessi.tsx';
import { SezioneAccesso } from './SezioneAccesso.tsx';
import { SezioneApp } from './SezioneApp.tsx';
import { SezioneCodici } from './SezioneCodici.tsx';
import { SezioneIndirizzi } from './SezioneIndirizzi.tsx';
import { SezionePasskey } from './SezionePasskey.tsx';
import { SezioneSessioni } from './SezioneSessioni.tsx';
import css from './Sicurezza.module.css';

/** The page is this list: a new section is a file of its own and one line here. */
const sezioni: readonly { chiave: string; Parte: ComponentType }[] = [
  { chiave: 'accesso', Parte: SezioneAccesso },
  { chiave: 'app', Parte: SezioneApp },
  { chiave: 'passkey', Parte: SezionePasskey },
  { chiave: 'codici', Parte: SezioneCodici },
  { chiave: 'sessioni', Parte: SezioneSessioni },
  { chiave: 'indirizzi', Parte: SezioneIndirizzi },
  { chiave: 'accessi', Parte: SezioneAccessi },
];

/** Everything that guards the access of who is logged in. */
export function SicurezzaPage() {
  const { utente } = useSessione();
  const isAlPostoDiAltri = utente.sessione.sostituzione !== null;
  return (
    <>
      <BarraTitolo titolo={m.titolo} />
      <div className={css.body}>
        {utente.verificaDaAttivare && (
          <p role="status" className={css.notice}>
            {m.daAttivare}
          </p>
        )}
        {!utente.verificaDaAttivare && utente.verificaEntro && (
          <p role="note" className={css.notice}>
            {messaggiVerifica.entro(utente.verificaEntro)}
          </p>
        )}
        {isAlPostoDiAltri ? (
          <p role="status" className={css.notice}>
            {m.alPostoDiAltri}
          </p>
        ) : (
          sezioni.map(({ chiave, Parte }) => <Parte key={chiave} />)
        )}
      </div>
    </>
  );
}
