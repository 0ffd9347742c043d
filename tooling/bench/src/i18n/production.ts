// Imported before the libraries: they leave out what only developers need.
process.env['NODE_ENV'] = 'production'
