export { listAliquoteDelloStudio } from './aliquota-studio.queries.ts';
export { writeAliquotaStudio } from './aliquota-studio.service.ts';
