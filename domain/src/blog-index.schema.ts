import { array, number, object, string } from 'yup';

export const blogIndexSchema = object({
  total: number().integer().min(0).required(),
  categories: array()
    .of(
      object({
        slug: string().required(),
        en: string().required(),
        es: string().required(),
        count: number().integer().min(1).required(),
      }),
    )
    .required(),
  tags: array()
    .of(object({ tag: string().required(), count: number().integer().min(1).required() }))
    .required(),
});
