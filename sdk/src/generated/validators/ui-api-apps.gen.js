// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var validateGetActiveTheme = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), validate0.errors = vErrors, errors === 0;
}
var validateGetAllApps = validate1;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.formFactor !== void 0) {
      let data0 = data.formFactor;
      data0 === "Large" || data0 === "Medium" || data0 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    data.userCustomizations !== void 0 && typeof data.userCustomizations != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/userCustomizations", keyword: "type" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate1.errors = vErrors, errors === 0;
}
var validateGetAppDetails = validate2;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.appId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/appId", keyword: "required" })), data.appId !== void 0 && (validate3(data.appId, { instancePath: instancePath + "/appId" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.formFactor !== void 0) {
      let data1 = data.formFactor;
      data1 === "Large" || data1 === "Medium" || data1 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    data.userCustomizations !== void 0 && typeof data.userCustomizations != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/userCustomizations", keyword: "type" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
var validateGetNavItems = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.formFactor !== void 0) {
      let data0 = data.formFactor;
      data0 === "Large" || data0 === "Medium" || data0 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.navItemNames !== void 0) {
      let data1 = data.navItemNames;
      if (Array.isArray(data1)) {
        data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItemNames", keyword: "minItems" }));
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItemNames/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItemNames/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/navItemNames", keyword: "type" });
    }
    if (data.page !== void 0) {
      let data3 = data.page;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "type" })), Number.isFinite(data3) && data3 < 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "minimum" }));
    }
    if (data.pageSize !== void 0) {
      let data4 = data.pageSize;
      Number.isInteger(data4) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data4) && (data4 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data4 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate4.errors = vErrors, errors === 0;
}
var validateGetUserNavItems = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.appId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/appId", keyword: "required" })), data.appId !== void 0 && (validate3(data.appId, { instancePath: instancePath + "/appId" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.formFactor !== void 0) {
      let data1 = data.formFactor;
      data1 === "Large" || data1 === "Medium" || data1 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
var validateGetSelectedApp = validateGetAllApps;
export {
  validateGetActiveTheme,
  validateGetAllApps,
  validateGetAppDetails,
  validateGetNavItems,
  validateGetSelectedApp,
  validateGetUserNavItems
};
