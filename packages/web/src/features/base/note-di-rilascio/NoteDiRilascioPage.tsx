import { messaggiNote as m, note } from '../../../messages/note-di-rilascio.ts';
import { Marchio } from '../../../ui/pagina/Marchio.tsx';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import css from './NoteDiRilascioPage.module.css';

/** What changed, version by version; readable without a login. */
export function NoteDiRilascioPage() {
  useTitoloPagina(m.titolo);
  return (
    <main id="contenuto" tabIndex={-1} className={css.page}>
      <Marchio nome="Quadra" />
      <h1 className={css.title}>{m.titolo}</h1>
      {note.map(({ versione, voci }) => (
        <section key={versione} className={css.version}>
          <h2 className={css.number}>{m.versione(versione)}</h2>
          <ul>
            {voci.map((voce) => (
              <li key={voce} className={css.item}>
                {voce}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
