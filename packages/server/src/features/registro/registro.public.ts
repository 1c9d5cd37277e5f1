export { writeRegistro } from './registro.queries.ts';
